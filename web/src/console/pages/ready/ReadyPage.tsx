import { CircleAlert, CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, formatMoment, formatSize } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useAccountId } from '../../../lib/account'
import { color, radius, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { PageHead } from '../../../ui/screen/PageHead'
import { Spinner } from '../../../ui/screen/Spinner'
import {
  checkReadiness,
  type Line,
  lastTrue,
  lines,
  type Readiness,
  type Shown,
  shownCollections,
  tryOffline,
} from './data'

/** Ready for the road: what this device has for working without a network, and a trial that really goes offline. */
export default function ReadyPage() {
  const { t } = useTranslation('console')
  const [readiness, setReadiness] = useState<Readiness>()
  const [isChecking, setIsChecking] = useState(true)
  const account = useAccountId()
  const check = useCallback(() => {
    setIsChecking(true)
    checkReadiness(account)
      .then(setReadiness, (error: unknown) => console.warn('this device could not be checked', error))
      .finally(() => setIsChecking(false))
  }, [account])
  useEffect(check, [check])
  return (
    <>
      <PageHead title={t('admin.sync.ready.title')} text={t('admin.sync.ready.text')}>
        <Button variant="line" onClick={check} isBusy={isChecking}>
          {t(isChecking ? 'admin.sync.ready.checking' : 'admin.sync.ready.check')}
        </Button>
      </PageHead>
      {readiness ? (
        <List>
          {lines.map((line) => (
            <Check key={line} line={line} readiness={readiness} />
          ))}
        </List>
      ) : (
        isChecking && <Spinner label={t('admin.sync.ready.checking')} />
      )}
      {/* It would jump from under the finger once the list is there. */}
      {(readiness || !isChecking) && (
        <>
          <Trial />
          <Soft>{t('admin.sync.ready.onlineOnly')}</Soft>
        </>
      )}
    </>
  )
}

const isShown = (line: Line): line is Shown => (shownCollections as readonly Line[]).includes(line)

function Check({ line, readiness }: { line: Line; readiness: Readiness }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { is, stored, counts, searched, free } = readiness
  const { files } = stored
  const at = lastTrue()[line]
  const documents = (count: number) => t('admin.sync.ready.documents', { count, n: count })
  const name = isShown(line) ? t(`admin.sync.ready.collections.${line}`) : t(`admin.sync.ready.${line}`)
  const details: Partial<Record<Line, string>> = {
    app: t('admin.sync.ready.appDetail', { count: files.all, n: files.kept, total: files.all }),
    space: t('admin.sync.ready.spaceDetail', { size: formatSize(language, free) }),
    ...(searched !== undefined && { search: documents(searched) }),
    ...(!is.lasting && { lasting: t('admin.sync.ready.lastingNo') }),
  }
  const detail = isShown(line) ? documents(counts[line]) : details[line]
  const Icon = is[line] ? CircleCheck : CircleAlert
  return (
    <Item data-ready={is[line]}>
      <Icon aria-hidden size={22} />
      <div>
        <strong>{name}</strong>
        {detail && <Soft>{detail}</Soft>}
      </div>
      <End>
        <strong>{t(is[line] ? 'admin.sync.ready.yes' : 'admin.sync.ready.no')}</strong>
        <Soft>
          {at ? t('admin.sync.ready.when', { when: formatMoment(language, at) }) : t('admin.sync.ready.never')}
        </Soft>
      </End>
    </Item>
  )
}

function Trial() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [result, setResult] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const handleTry = async () => {
    setIsBusy(true)
    setResult(undefined)
    const trial = await tryOffline().catch((error: unknown) => console.warn('the trial has failed', error))
    setIsBusy(false)
    if (!trial) return setResult(t('admin.sync.ready.trialStopped'))
    const { counts } = trial
    const known = lastTrue()
    const missing = shownCollections.filter((name) => counts[name] === 0 && !known[name])
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const names = missing.map((name) => t(`admin.sync.ready.collections.${name}`))
    setResult(
      missing.length > 0
        ? t('admin.sync.ready.trialFailed', { what: formatList(language, names) })
        : t('admin.sync.ready.trialDone', { count: all }),
    )
  }
  return (
    <Box>
      <p>{t('admin.sync.ready.trialText')}</p>
      <Button isBusy={isBusy} onClick={() => void handleTry()}>
        {t('admin.sync.ready.trial')}
      </Button>
      <p role="status">{result}</p>
    </Box>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(1.5)};
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.danger};
  &[data-ready='true'] {
    color: ${color.good};
  }
  div:first-of-type > strong {
    color: ${color.ink};
  }
  @media (max-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
  }
`
const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: 0.9375rem;
`
const End = styled.div`
  text-align: end;
  @media (max-width: 40rem) {
    grid-column: 2;
    text-align: start;
  }
`
const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  margin-block: ${space(3)};
  padding: ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
`

import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatPercent, sentences } from '../../i18n/format'
import { formatNames } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hint } from '../../ui/form/Field'
import { Spinner } from '../../ui/screen/Spinner'
import { type Machine, machineFor } from './machines'
import { TranslationServiceContext } from './service'
import { type Progress, translateAll } from './translator'

interface MachineTranslationProps {
  targets: readonly TranslationTarget[]
  /** The Spanish texts by field. */
  spanish: Readonly<Record<string, string>>
  onFound: (found: Translations) => void
}

/** Translates with the browser's translator or the studio's service, and shows the progress. */
export function MachineTranslation({ targets, spanish, onFound }: MachineTranslationProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const service = use(TranslationServiceContext)
  const [machine, setMachine] = useState<Machine | 'looking'>('looking')
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<{ codes: readonly LanguageCode[]; why: string | undefined }>()
  const running = useRef<AbortController>(undefined)
  const isClosed = useRef(false)
  const isSlow = useSlow(progress)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
      running.current?.abort()
    }
  }, [])
  const codes = targets.map(({ code }) => code).join()
  useEffect(() => {
    let isWanted = true
    void machineFor(codes.split(',') as LanguageCode[], service).then((found) => {
      if (isWanted) setMachine(found)
    })
    return () => {
      isWanted = false
    }
  }, [codes, service])
  if (machine === 'looking') return <Spinner label={t('admin.writing.translate.looking')} />
  if (machine.kind === 'none') return <Hint>{t(`admin.writing.translate.none.${machine.why}`)}</Hint>

  const handleTranslate = async () => {
    setFailure(undefined)
    const control = new AbortController()
    running.current = control
    const possible = targets.filter(({ code }) => machine.codes.includes(code))
    const { found, failed, error } = await translateAll(
      machine.translator,
      possible,
      spanish,
      setProgress,
      control.signal,
    )
    // Closing the dialog discards everything; cancelling keeps the finished languages.
    if (isClosed.current) return
    setProgress(undefined)
    const why = error === undefined ? undefined : t(`admin.writing.translate.why.${machine.whyOf(error)}`)
    if (failed.length > 0) setFailure({ codes: failed, why })
    onFound(found)
  }
  return (
    <Root>
      <Row>
        <Button isBusy={progress !== undefined} onClick={() => void handleTranslate()}>
          {t(`admin.writing.translate.by.${machine.kind}`)}
        </Button>
        {progress && (
          <Button variant="line" onClick={() => running.current?.abort()}>
            {t('admin.common.cancel')}
          </Button>
        )}
      </Row>
      <Hint>{t(`admin.writing.translate.where.${machine.kind}`)}</Hint>
      {progress && (
        <Bar
          max={progress.total}
          value={progress.done}
          aria-label={t('admin.writing.translate.progress', {
            count: progress.total,
            done: progress.done,
            total: progress.total,
          })}
        />
      )}
      <p role="status">
        {progress &&
          (progress.download === undefined || progress.download >= 1
            ? t('admin.writing.translate.at', { language: languageOf(progress.code).name })
            : t('admin.writing.translate.download', {
                language: languageOf(progress.code).name,
                share: formatPercent(language, progress.download),
              }))}
      </p>
      <p role="status">{isSlow && t(`admin.writing.translate.slow.${machine.kind}`)}</p>
      {failure && (
        <Failure role="alert">
          {sentences(language, [
            t('admin.writing.translate.failed', {
              languages: formatNames(
                language,
                failure.codes.map((code) => languageOf(code).name),
              ),
            }),
            ...(failure.why ? [failure.why] : []),
          ])}
        </Failure>
      )}
    </Root>
  )
}

/** Time without progress before the page says that it is slow, in ms. */
const patienceMs = 5000

/** Returns whether a running translation has made no progress for a while. */
function useSlow(progress: Progress | undefined): boolean {
  const [slow, setSlow] = useState<Progress>()
  useEffect(() => {
    if (!progress) return
    const timer = setTimeout(() => setSlow(progress), patienceMs)
    return () => clearTimeout(timer)
  }, [progress])
  return progress !== undefined && slow === progress
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  p:empty {
    display: none;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
const Bar = styled.progress`
  inline-size: 100%;
  accent-color: ${color.accent};
`
const Failure = styled.p`
  color: ${color.danger};
`

import { isHeld, isUnpublished, type Proof, type Publication } from '@studio/domain/publishing/publication'
import { CircleAlert, CircleCheck, Clock, History, type LucideIcon, SearchCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoment } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { Age } from '../../ui/Age'
import { Button } from '../../ui/Button'
import { publishNow, usePublication } from './data'
import { Releases } from './Releases'
import { usePublishing } from './usePublishing'

/** Shows whether everything stored is on the public page, since when, and what to do if it cannot be published. */
export function LivePage() {
  const publication = usePublication()
  return publication && <LivePageOf publication={publication} />
}

/** Number of failures in a row before the owner is notified; most failures pass within seconds. */
const patience = 2

function LivePageOf({ publication }: { publication: Publication }) {
  const { t } = useTranslation('console')
  const { published_at, proof, origin, releases } = publication
  const link = published_at !== null && (
    <a href={origin} target="_blank" rel="noreferrer">
      {t('admin.sync.livePage.open')}
    </a>
  )
  return (
    <section>
      <h3>{t('admin.sync.livePage.title')}</h3>
      <State publication={publication} link={link} />
      {proof && <ProofLines publication={publication} proof={proof} />}
      {releases.length > 0 && <Releases publication={publication} />}
    </section>
  )
}

function State({ publication, link }: { publication: Publication; link: ReactNode }) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const publishing = usePublishing()
  const { failure, tries, published_at, wanted, restored, releases } = publication
  const age = (words: (when: string) => string) => published_at !== null && <Age moment={published_at} words={words} />
  const dateOf = (id: string | undefined) =>
    formatMoment(language, releases.find((release) => release.id === id)?.at ?? published_at ?? 0)
  if (failure === 'releaseGone' || (failure !== null && tries >= patience))
    return (
      <Line Icon={CircleAlert}>
        {age((when) => t('admin.sync.livePage.stays', { when }))} {t(`admin.sync.livePage.failure.${failure}`)} {link}
      </Line>
    )
  if (wanted) return <Line Icon={Clock}>{t('admin.sync.livePage.goingBack', { when: dateOf(wanted.release) })}</Line>
  if (isHeld(publication))
    return (
      <>
        <Line Icon={History}>
          {t('admin.sync.livePage.held', { when: dateOf(restored?.release) })} {link}
        </Line>
        <Action>
          <Button small isBusy={publishing.isBusy} onClick={() => void publishing.run(publishNow)}>
            {t('admin.sync.livePage.publishNow')}
          </Button>
        </Action>
      </>
    )
  if (isUnpublished(publication))
    return (
      <Line Icon={Clock}>
        {age((when) => t('admin.sync.livePage.soon', { when })) || t('admin.sync.livePage.first')} {link}
      </Line>
    )
  return (
    <Line Icon={CircleCheck}>
      {age((when) => t('admin.sync.livePage.live', { when }))} {link}
    </Line>
  )
}

/** The result of opening the page as its readers do, after its publication. */
function ProofLines({ publication, proof }: { publication: Publication; proof: Proof }) {
  const { t } = useTranslation('console')
  const { preview, number, wrong } = proof
  const isShown = publication.failure === null && publication.wanted === null && !isUnpublished(publication)
  return (
    <>
      {!preview && <Line Icon={CircleAlert}>{t('admin.sync.livePage.preview')}</Line>}
      {number === false && <Line Icon={CircleAlert}>{t('admin.sync.livePage.number')}</Line>}
      {isShown && wrong.length === 0 && preview && number !== false && (
        <Line Icon={SearchCheck}>{t(`admin.sync.livePage.${number ? 'proved' : 'provedPage'}`)}</Line>
      )}
    </>
  )
}

function Line({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <Root role="status">
      <Icon aria-hidden size={20} />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.p`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  svg {
    flex: none;
    margin-block-start: 0.125em;
  }
`
const Action = styled.p`
  margin-block-start: ${space(1)};
`

import { isUnpublished, type Publication } from '@studio/domain/publishing/publication'
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Age } from '../../ui/Age'
import { usePublication } from './data'

/** Shows whether everything stored is on the public page, since when, and what to do if it cannot be published. */
export function LivePage() {
  const publication = usePublication()
  return publication && <LivePageOf publication={publication} />
}

/** Number of failures in a row before the owner is notified; most failures pass within seconds. */
const patience = 2

function LivePageOf({ publication }: { publication: Publication }) {
  const { t } = useTranslation('console')
  const { failure, tries, published_at, proof, origin } = publication
  const age = (words: (when: string) => string) => published_at !== null && <Age moment={published_at} words={words} />
  const link = published_at !== null && (
    <a href={origin} target="_blank" rel="noreferrer">
      {t('admin.sync.livePage.open')}
    </a>
  )
  return (
    <section>
      <h3>{t('admin.sync.livePage.title')}</h3>
      {failure !== null && tries >= patience ? (
        <Line Icon={CircleAlert}>
          {age((when) => t('admin.sync.livePage.stays', { when }))} {t(`admin.sync.livePage.failure.${failure}`)} {link}
        </Line>
      ) : isUnpublished(publication) ? (
        <Line Icon={Clock}>
          {age((when) => t('admin.sync.livePage.soon', { when })) || t('admin.sync.livePage.first')} {link}
        </Line>
      ) : (
        <Line Icon={CircleCheck}>
          {age((when) => t('admin.sync.livePage.live', { when }))} {link}
        </Line>
      )}
      {proof?.preview === false && <Line Icon={CircleAlert}>{t('admin.sync.livePage.preview')}</Line>}
      {proof?.number === false && <Line Icon={CircleAlert}>{t('admin.sync.livePage.number')}</Line>}
    </section>
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

import type { VisibilityState } from '@studio/domain/content/visibility'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useVisibilityWords } from '../../i18n/useVisibilityWords'
import { breakpoint, color, space } from '../../theme/tokens'
import { Badge } from '../../ui/status/Badge'
import { SyncStatusIcon } from '../../ui/status/SyncStatusIcon'
import { RowLink } from '../../ui/table/RowLink'

interface RowNameProps {
  address: string
  picture: ReactNode
  children: ReactNode
  /** Shown under the name on narrow screens. */
  under: ReactNode
  visibility: string
  state: VisibilityState
  syncStatus: SyncStatus
}

/** The head cell of a row: picture, name with the link to its form, sync status and visibility. */
export function RowName({ address, picture, children, under, visibility, state, syncStatus }: RowNameProps) {
  const visibilityWords = useVisibilityWords()
  return (
    <Head scope="row">
      <Parts>
        {picture}
        <Words>
          {under ? (
            <>
              <Name to={address}>{children}</Name>
              <Under>
                <span>{under}</span> <SyncStatusIcon syncStatus={syncStatus} />
              </Under>
            </>
          ) : (
            <Beside>
              <Name to={address}>{children}</Name>
              <SyncStatusIcon syncStatus={syncStatus} />
            </Beside>
          )}
          {state !== 'visible' && (
            <RowVisibility>
              <Badge $tone={state === 'planned' ? 'secondary' : 'plain'}>{visibilityWords(visibility)}</Badge>
            </RowVisibility>
          )}
        </Words>
      </Parts>
    </Head>
  )
}

const Head = styled.th`
  position: relative;
  overflow-wrap: anywhere;
  ${breakpoint.medium} {
    min-inline-size: 11rem;
    overflow-wrap: break-word;
  }
`
const Parts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
`
const Words = styled.div`
  min-inline-size: 0;
`
/* On phones the link covers the whole cell, including the picture. */
const Name = styled(RowLink)`
  ${breakpoint.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`
/* Keeps the status icon from wrapping to a line of its own. */
const Beside = styled.span`
  display: flex;
  align-items: center;
  > :last-child {
    flex: none;
  }
`
const Under = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.3;
`
const RowVisibility = styled.span`
  display: block;
  margin-block-start: ${space(0.5)};
`

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
  /** The address of the row's form. */
  address: string
  picture: ReactNode
  /** What the row is called. */
  children: ReactNode
  /** What phones show under it. */
  under: ReactNode
  visibility: string
  /** How it stands at the moment. */
  state: VisibilityState
  syncStatus: SyncStatus
}

/** A row's head: its picture, its name, which opens it, and how it stands. */
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
/* On a phone the picture and what stands around the name open the row too. */
const Name = styled(RowLink)`
  ${breakpoint.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`
/* The sign never stands alone on a line. */
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

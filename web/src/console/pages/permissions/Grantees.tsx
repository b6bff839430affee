import { type Grant, principals } from '@studio/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Badge } from '../../../ui/status/Badge'

/** Who has been granted something, in words; `isServer` adds the server's own functions. */
export function Grantees({ grant, isServer = false }: { grant: Grant; isServer?: boolean }) {
  const { t } = useTranslation('console')
  const granted = principals.flatMap((principal) => {
    const whose = grant[principal]
    return whose ? [{ principal, whose }] : []
  })
  return (
    <List>
      {granted.map(({ principal, whose }) => {
        const who = t(`admin.permissions.principals.${principal}`)
        return (
          <Who key={principal} $tone="secondary">
            {whose === 'any' ? who : t(`admin.permissions.only.${whose}`, { who })}
          </Who>
        )
      })}
      {isServer && <Who>{t('admin.permissions.server')}</Who>}
      {granted.length === 0 && !isServer && <Nobody>{t('admin.permissions.nobody')}</Nobody>}
    </List>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`
const Who = styled(Badge)`
  white-space: normal;
`
const Nobody = styled.span`
  opacity: 0.8;
`

import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { radius, space, themes } from '../../theme/tokens'
import { StoredPicture } from '../sync/StoredPicture'

const names = ['dark', 'light'] as const

/** A logo on the page's dark and on its light ground, whatever the console's own theme is. */
export function LogoPreview({ address }: { address: string }) {
  const { t } = useTranslation('console')
  return (
    <Grounds>
      {names.map((name) => (
        <Ground key={name} $theme={name}>
          <StoredPicture address={address} />
          <span>{t(`admin.writing.preview.${name}`)}</span>
        </Ground>
      ))}
    </Grounds>
  )
}

const Grounds = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
const Ground = styled.span<{ $theme: (typeof names)[number] }>`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(1)};
  border-radius: ${radius.small};
  background: ${({ $theme }) => themes[$theme].ground};
  color: ${({ $theme }) => themes[$theme].ink};
  img {
    border: 0;
    background: none;
  }
`

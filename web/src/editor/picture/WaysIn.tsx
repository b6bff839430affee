import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Names the other ways to add a picture on this device: drag and drop needs a mouse. */
export function WaysIn() {
  const { t } = useTranslation('console')
  return (
    <Root>
      <span data-for="fine">{t('admin.writing.picture.drop')}</span>
      <span data-for="coarse">{t('admin.writing.picture.touch')}</span>
    </Root>
  )
}

const Root = styled.span`
  [data-for='coarse'] {
    display: none;
  }
  @media (pointer: coarse) {
    [data-for='coarse'] {
      display: inline;
    }
    [data-for='fine'] {
      display: none;
    }
  }
`

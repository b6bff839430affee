import { Menu, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint } from '../../theme/tokens'
import { menuId } from './HeaderMenu'
import { withoutPopovers } from './popovers'
import { StateButton, StateLabel } from './StateButton'

/** Opens and closes the menu on small screens. */
export function MenuButton() {
  const { t } = useTranslation()
  return (
    <Root popoverTarget={menuId}>
      <StateLabel label={t('nav.menuOpen')}>
        <Menu aria-hidden size={22} />
      </StateLabel>
      <StateLabel label={t('nav.menuClose')}>
        <X aria-hidden size={22} />
      </StateLabel>
    </Root>
  )
}

const Root = styled(StateButton)`
  && {
    ${breakpoint.large} {
      display: none;
    }
    ${withoutPopovers} {
      display: none;
    }
  }
  /* The menu precedes this button in the header's row. */
  #${menuId}:not(:popover-open) ~ & > :last-child,
  #${menuId}:popover-open ~ & > :first-child {
    display: none;
  }
`

import { densitiesOf } from '@studio/domain/content/media/ownPictures'
import { useTranslation } from 'react-i18next'
import styled, { css, keyframes } from 'styled-components'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, font, motion, space } from '../../theme/tokens'
import { ChatLink } from '../chat/ChatLink'
import { HeaderMenu, menuId } from './HeaderMenu'
import { hasInteracted } from './hasInteracted'
import { MenuButton } from './MenuButton'
import { Playline } from './Playline'
import { withoutPopovers } from './popovers'
import { useScrolledPast } from './useScrolledPast'

/** Beyond this many scrolled pixels the header gets a background (specification, section 9). */
const scrolledAfter = 50

/** The fixed header: name, anchor links, language, theme and the chat button, with a menu on small screens. */
export function Header({ name, logoUrl }: { name: string; logoUrl: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isScrolled = useScrolledPast(scrolledAfter)
  return (
    <Bar data-scrolled={isScrolled}>
      <Inner>
        <Brand href={pathOfLanguage(language)}>
          {logoUrl ? <img srcSet={densitiesOf(logoUrl)} src={logoUrl} alt={name} height={36} /> : name}
        </Brand>
        <HeaderMenu />
        <Cta small text="general">
          {t('nav.cta')}
        </Cta>
        <MenuButton />
      </Inner>
      <Playline />
    </Bar>
  )
}

const solid = css`
  background: ${color.ground};
  border-block-end-color: ${color.line};
`
/* Without a `from`: it starts from the header's normal look. */
const getGround = keyframes`
  to { ${solid} }
`
const Bar = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 30;
  background: transparent;
  border-block-end: 1px solid transparent;
  transition: background-color ${motion.calm}, border-color ${motion.calm};
  &[data-scrolled='true'] {
    ${solid}
  }
  &:has(#${menuId}:popover-open) {
    ${solid}
  }
  @media (scripting: none) {
    ${solid}
  }
  /* Before React has loaded, the scroll itself adds the background, in browsers that support it. */
  @supports (animation-timeline: scroll()) {
    ${hasInteracted} & {
      animation: ${getGround} step-end both;
      animation-timeline: scroll(root);
      animation-range: ${scrolledAfter}px ${scrolledAfter + 1}px;
    }
  }
  /* Without popovers the links are below the name, which makes the header too tall to be fixed. */
  ${withoutPopovers} {
    ${breakpoint.narrow} {
      position: static;
      ${solid}
    }
  }
  /* Otherwise header and contact bar would cover half of the window. */
  ${breakpoint.short} {
    position: absolute;
  }
  @media print {
    position: absolute;
  }
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  container-type: inline-size;
  inline-size: min(76rem, 100% - 2.5rem);
  min-block-size: 4rem;
  margin-inline: auto;
  ${breakpoint.large} {
    gap: ${space(2)};
  }
  ${withoutPopovers} {
    ${breakpoint.narrow} {
      flex-wrap: wrap;
      > #${menuId} {
        order: 1;
        inline-size: 100%;
      }
    }
  }
`
const Brand = styled.a`
  min-block-size: 2.75rem;
  align-content: center;
  margin-inline-end: auto;
  padding-block: ${space(0.5)};
  font: 800 calc(clamp(1.25rem, 6.5vw, 1.75rem) * var(--nameSize)) / 1.4 ${font.display};
  letter-spacing: 0.01em;
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  img {
    block-size: 2.25rem;
    inline-size: auto;
  }
`
const Cta = styled(ChatLink)`
  flex: none;
  white-space: nowrap;
  && {
    @media (max-width: 22rem) {
      padding-inline: ${space(1)};
    }
    /* On a phone with very large text only the name and the menu fit; the hero has the same action. */
    @container (max-width: 10rem) {
      display: none;
    }
    /* On phones only one action at a time is primary: the hero's button, then the bar's. */
    ${breakpoint.phone} {
      border-color: ${color.lineStrong};
      background: ${color.ground};
      color: ${color.ink};
      &:hover {
        border-color: ${color.secondary};
        color: ${color.secondary};
      }
    }
  }
`

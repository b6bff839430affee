import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { scrollIntoRow } from '../../lib/scrollIntoRow'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { pages, sections } from './pages'
import { ShortcutHelp } from './ShortcutHelp'
import { useSection } from './useSection'

/**
 * The links above a page to all pages of its section; hidden while a form is open. On the dashboard of narrow screens
 * it lists the side links, so that everyday pages are one tap away.
 */
export function SectionNav() {
  const { t } = useTranslation('console')
  const [params] = useSearchParams()
  const { page, section } = useSection()
  if (!section || params.has('edit')) return null
  const isFirst = section.title === undefined
  const links = isFirst ? sections.flatMap(({ links }) => links) : [...section.links, ...section.inside]
  if (!isFirst && section.inside.length === 0) return null
  return (
    <Root
      aria-label={section.title ? t(`admin.ways.groups.${section.title}`) : t('admin.nav.dashboard')}
      data-first={isFirst}
    >
      {links.map((name) => {
        const { path, title, icon: Icon } = pages[name]
        const isHere = name === page
        return (
          <Link
            key={name}
            ref={isHere ? scrollIntoRow : undefined}
            to={path}
            aria-current={isHere ? 'page' : undefined}
          >
            <Icon aria-hidden size={16} />
            {t(title)}
          </Link>
        )
      })}
      {section.title === 'site' && <ShortcutHelp />}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  gap: ${space(0.5)};
  margin: ${space(-1)} 0 ${space(1.5)};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    display: inline-flex;
    align-items: center;
    flex: none;
    gap: ${space(0.75)};
    min-block-size: 2.75rem;
    padding-inline: ${space(1)};
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: ${radius.small} ${radius.small} 0 0;
    background: transparent;
    color: ${color.inkSoft};
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
    transition: background-color ${motion.quick};
    &:hover {
      background: ${color.raised};
      color: ${color.ink};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current] {
      border-color: ${color.accent};
      color: ${color.ink};
    }
  }
  svg {
    flex: none;
  }
  &[data-first='true'] {
    flex-wrap: wrap;
  }
  ${breakpoint.medium} {
    flex-wrap: wrap;
    margin-block: ${space(-2)} ${space(2)};
  }
  /* Without icons, the links of every section fit in one row. */
  ${breakpoint.large} {
    &[data-first='true'] {
      display: none;
    }
    > * {
      font-size: 0.875rem;
    }
    a svg {
      display: none;
    }
  }
`

import { languages } from '@studio/domain/languages'
import styled from 'styled-components'
import { pathOfLanguage } from '../../i18n/language'
import { breakpoint, color, space } from '../../theme/tokens'
import { touchTarget } from './touchTarget'

/**
 * Plain links to the page in each language, for search engines and for visitors who look in the footer. The page's
 * inline script stores the choice.
 */
export const LanguageLinks = () => (
  <List>
    {languages.map(({ code, name }) => (
      <li key={code}>
        <a href={pathOfLanguage(code)} lang={code} hrefLang={code}>
          {name}
        </a>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2.5)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  ${breakpoint.medium} {
    grid-column: 1 / -1;
  }
  a {
    ${touchTarget}
    text-decoration: none;
    &:hover {
      color: ${color.secondary};
      text-decoration: underline;
    }
  }
`

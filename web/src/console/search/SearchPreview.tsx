import type { LanguageCode } from '@studio/domain/languages'
import { languageOf } from '@studio/domain/languages'
import { searchFit, shownDescription } from '@studio/domain/settings/searchLength'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { color, radius, space } from '../../theme/tokens'

interface SearchPreviewProps {
  /** The language of the texts. */
  language: LanguageCode
  title: string
  description: string
  siteName: string
}

/**
 * A page's title and description as a search engine lists them, and as a shared link shows them. A text that is too
 * long is only reported.
 */
export function SearchPreview({ language, title, description, siteName }: SearchPreviewProps) {
  const { language: reader } = useLanguage()
  const { i18n } = useTranslation('console')
  const t = i18n.getFixedT(reader, 'console')
  const { dir } = languageOf(language)
  const words = 'admin.settings.search'
  return (
    <Root>
      <h3>{t(`${words}.result`)}</h3>
      <Result lang={language} dir={dir}>
        <cite>
          <strong>{siteName}</strong>
          <bdi dir="ltr">{location.host + pathOfLanguage(language)}</bdi>
        </cite>
        <b>{title}</b>
        <p>{shownDescription(description)}</p>
      </Result>
      <ul>
        <li>{t(`${words}.title.${searchFit(title, 'title')}`)}</li>
        <li>{t(`${words}.description.${searchFit(description, 'description')}`)}</li>
      </ul>
      <h3>{t(`${words}.shared`)}</h3>
      <Shared lang={language} dir={dir}>
        <img src={`/og/${language}.png`} alt="" width={1200} height={630} />
        <div>
          <small dir="ltr">{location.host}</small>
          <b>{title}</b>
          <p>{shownDescription(description)}</p>
        </div>
      </Shared>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  h3 {
    font-size: 1.125rem;
  }
  ul {
    margin: 0;
    padding-inline-start: ${space(2)};
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
`
/* Search engines cut a title at 600 px, in a face that most of them share. */
const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};
  max-inline-size: 600px;
  padding: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  font-family: Arial, sans-serif;
  cite {
    display: grid;
    font-size: 0.875rem;
    font-style: normal;
  }
  bdi {
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
  b {
    overflow: hidden;
    color: ${color.secondary};
    font-size: 1.25rem;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    color: ${color.inkSoft};
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`
const Shared = styled.div`
  max-inline-size: 30rem;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.5)};
    padding: ${space(1.5)};
  }
  small,
  p {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  small {
    text-align: start;
  }
  b,
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`

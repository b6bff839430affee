import { partIdOf } from '@studio/domain/content/page/versions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, space } from '../../../theme/tokens'
import { PageHead } from '../../../ui/screen/PageHead'
import { PartPanel } from './panel/PartPanel'
import { useDefaultTexts } from './panel/useDefaultTexts'
import { ShownPage } from './ShownPage'
import { type Window, windowAtFirst } from './shownWindow'
import { useChosenPart } from './useChosenPart'
import type { TypedDocument } from './usePageContent'
import { ViewBar } from './ViewBar'

/** The public page inside the console, where its parts are edited. */
export default function EditorPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [view, setView] = useState<Window>(() => windowAtFirst(language))
  const [typed, setTyped] = useState<TypedDocument>()
  const [page, setPage] = useState<Document>()
  const { part, field, choose, close } = useChosenPart(page)
  // The privacy page's parts are named by its own dictionary.
  useDefaultTexts(language)
  return (
    <>
      <PageHead title={t('admin.page.title')}>
        <ViewBar view={view} onView={setView} />
      </PageHead>
      <Columns data-open={part !== undefined}>
        <ShownPage
          view={view}
          typed={typed}
          part={part && partIdOf(part)}
          onReady={setPage}
          onChoose={choose}
          onEscape={close}
        />
        <PartPanel
          part={part}
          field={field}
          language={view.language}
          onLanguage={(shown) => setView({ ...view, language: shown })}
          onType={setTyped}
          onChoose={choose}
          onClose={close}
        />
      </Columns>
    </>
  )
}

/* On a phone the form is below the page, which stays in view while the form scrolls if the window is high enough. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;
  > :first-child {
    block-size: calc(100dvh - 15rem);
    min-block-size: 16rem;
  }
  &[data-open='true'] > :first-child {
    block-size: 42dvh;
  }
  @media (min-height: 30rem) {
    &[data-open='true'] {
      > :first-child {
        position: sticky;
        inset-block-start: ${space(-2)};
        z-index: 2;
      }
      /* The page must not cover the field that has the focus. */
      > :last-child :is(input, textarea, select, button) {
        scroll-margin-block: calc(42dvh + 3rem) 6rem;
      }
    }
  }
  ${breakpoint.large} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    &&[data-open] > :last-child :is(input, textarea, select, button) {
      scroll-margin-block: 6rem;
    }
    && > :first-child {
      position: sticky;
      inset-block-start: 4.5rem;
      block-size: calc(100dvh - 10rem);
    }
    &[data-open='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(22rem, 30rem);
    }
  }
`

import { transcriptOf } from '@studio/domain/content/films/transcript'
import { languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../../theme/tokens'
import type { FilmCaptions } from './useCaptions'
import { usePlayerTexts } from './usePlayerTexts'

/** A film's words, for people who read rather than hear. */
export function Transcript({ captions: { text, language } }: { captions: FilmCaptions }) {
  const { t } = useTranslation('player')
  if (!usePlayerTexts()) return null
  return (
    <Root>
      <summary>{t('transcript')}</summary>
      <p lang={language} dir={languageOf(language).dir}>
        {transcriptOf(text)}
      </p>
    </Root>
  )
}

const Root = styled.details`
  color: ${color.inkSoft};
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    color: ${color.ink};
    font-weight: 600;
    cursor: pointer;
  }
  p {
    max-inline-size: 44rem;
    white-space: pre-line;
  }
`

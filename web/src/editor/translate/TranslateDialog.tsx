import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import type { Translations } from '@studio/domain/content/translation/translationBlock'
import { languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber, sentenceSeparatorOf } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { Dialog } from '../../ui/dialog/Dialog'
import { MachineTranslation } from './MachineTranslation'
import { PasteBack } from './PasteBack'

interface TranslateDialogProps {
  targets: readonly TranslationTarget[]
  /** The Spanish texts by field. */
  spanish: Readonly<Record<string, string>>
  onFound: (found: Translations) => void
  onClose: () => void
}

/** Lists the texts to translate, and offers a machine or copy and paste with any translator. */
export function TranslateDialog({ targets, spanish, onFound, onClose }: TranslateDialogProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <Dialog
      isWide
      title={t('admin.writing.translate.title')}
      description={t('admin.writing.translate.text')}
      closeLabel={t('admin.sync.close')}
      onClose={onClose}
    >
      <Root>
        <List>
          {targets.map(({ code, texts, replaced }) => (
            <li key={code}>
              <bdi lang={code}>{languageOf(code).name}</bdi>{' '}
              <span>
                {t('admin.writing.translate.texts', { count: texts.length, n: formatNumber(language, texts.length) })}
              </span>
              {replaced > 0 && (
                <em>
                  {`${sentenceSeparatorOf(language)}${t('admin.writing.translate.replaced', { count: replaced, n: formatNumber(language, replaced) })}`}
                </em>
              )}
            </li>
          ))}
        </List>
        <MachineTranslation targets={targets} spanish={spanish} onFound={onFound} />
        <PasteBack targets={targets} spanish={spanish} onFound={onFound} />
      </Root>
    </Dialog>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space(0.5)} ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  bdi {
    font-weight: 600;
  }
  em {
    color: ${color.inkSoft};
    font-size: 0.875rem;
    font-style: normal;
  }
`

import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import { readBlock, type Translations, translationBlock } from '@studio/domain/content/translation/translationBlock'
import { languageOf } from '@studio/domain/languages'
import { ClipboardCopy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatList, formatNumber, formatPair } from '../../i18n/format'
import { isolated } from '../../i18n/isolated'
import { useLanguage } from '../../i18n/useLanguage'
import { copyText } from '../../lib/copyText'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Field, Hint, TextArea } from '../../ui/form/Field'
import { notify } from '../../ui/toast/Toaster'

interface PasteBackProps {
  targets: readonly TranslationTarget[]
  /** The Spanish texts by field. */
  spanish: Readonly<Record<string, string>>
  onFound: (found: Translations) => void
}

/** Copies everything to translate as one text for any translator or chat, and parses the pasted result. */
export function PasteBack({ targets, spanish, onFound }: PasteBackProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const [pasted, setPasted] = useState('')
  const [isShown, setIsShown] = useState(false)
  const block = translationBlock(t('admin.writing.translate.task'), targets, spanish)
  const { found, missing, unread } = readBlock(pasted, targets, spanish)
  const count = Object.values(found).reduce((sum, texts) => sum + Object.keys(texts).length, 0)
  const handleCopy = () =>
    copyText(block).then(
      () => notify.success(t('admin.writing.translate.copied')),
      // Without a clipboard, show the text to copy by hand.
      () => setIsShown(true),
    )
  return (
    <Root>
      <h3>{t('admin.writing.translate.anywhere')}</h3>
      <Hint>{t('admin.writing.translate.how')}</Hint>
      <Button variant="line" onClick={() => void handleCopy()}>
        <ClipboardCopy aria-hidden size={16} />
        {t('admin.writing.translate.copy')}
      </Button>
      {isShown && (
        <Field label={t('admin.writing.translate.block')}>
          {({ 'aria-required': _, ...props }) => <TextArea {...props} readOnly rows={8} value={block} dir="auto" />}
        </Field>
      )}
      <Field label={t('admin.writing.translate.paste')}>
        {({ 'aria-required': _, ...props }) => (
          <TextArea {...props} rows={5} dir="auto" value={pasted} onChange={({ target }) => setPasted(target.value)} />
        )}
      </Field>
      {pasted.trim() && (
        <>
          {count > 0 && (
            <Found aria-label={t('admin.writing.translate.understood')}>
              {Object.entries(found).flatMap(([code, texts]) =>
                Object.entries(texts).map(([text, translated]) => (
                  <li key={`${text}_${code}`} lang={code} dir={languageOf(code as 'es').dir}>
                    <strong>{languageOf(code as 'es').name}</strong> · <span>{translated}</span>
                  </li>
                )),
              )}
            </Found>
          )}
          <div role="status">
            {missing.length > 0 && (
              <p>
                {formatPair(
                  language,
                  t('admin.writing.translate.missing'),
                  formatList(
                    language,
                    missing.map(
                      ({ code, count }) =>
                        `${isolated(language, languageOf(code).name)} (${formatNumber(language, count)})`,
                    ),
                  ),
                )}
              </p>
            )}
            {unread.length > 0 && (
              <>
                <p>{t('admin.writing.translate.unread')}</p>
                <Found>
                  {[...new Set(unread)].map((line) => (
                    <li key={line} dir="auto">
                      {line}
                    </li>
                  ))}
                </Found>
              </>
            )}
          </div>
        </>
      )}
      <Button disabled={count === 0} onClick={() => onFound(found)}>
        {t('admin.writing.translate.use', { count })}
      </Button>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding-block-start: ${space(2)};
  border-block-start: 1px solid ${color.line};
  > div {
    inline-size: 100%;
  }
  h3 {
    font-size: 1.125rem;
    font-weight: 600;
  }
`
const Found = styled.ul`
  inline-size: 100%;
  max-block-size: 14rem;
  overflow: auto;
  margin: 0;
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-size: 0.875rem;
  list-style: none;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

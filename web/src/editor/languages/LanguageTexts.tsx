import { filledFromSpanish, followingTexts, withChosenText } from '@studio/domain/content/translation/copies'
import {
  type LocalizedFields,
  type Translated,
  translatedCodes,
  translationState,
} from '@studio/domain/content/translation/sourceHashes'
import type { TextMark } from '@studio/domain/content/translation/textMarks'
import type { TranslationTarget } from '@studio/domain/content/translation/toTranslate'
import { defaultLanguage, type LanguageCode, languageCodes } from '@studio/domain/languages'
import { PencilLine } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { SyncStatusLine } from '../../ui/status/SyncStatusLine'
import type { ShownStatus } from '../../ui/status/syncStatusStyles'
import { notify } from '../../ui/toast/Toaster'
import { useUndoToast } from '../../ui/toast/undo'
import { type TextField, TextPair } from '../fields/TextPair'
import { TranslateButton } from '../translate/TranslateButton'
import { CopySpanish } from './CopySpanish'
import { type ExistingText, ExistingTexts } from './ExistingTexts'
import { LanguageTabs, type TabState } from './LanguageTabs'
import { Stale } from './Stale'
import { Unconfirmed } from './Unconfirmed'
import type { WrittenTexts } from './useTexts'

interface LanguageTextsProps<Text extends string> {
  fields: readonly TextField[]
  localized: LocalizedFields<Text>
  /** Names of the fields that are required now. */
  required: ReadonlySet<string>
  /** The form's values, with the source hashes that a save would give them now. */
  current: Translated<Text>
  /** The texts to translate. */
  targets: readonly TranslationTarget[]
  /** Returns the sync status of a language's texts; undefined while the record is not stored. */
  syncStatusOf: (code: LanguageCode) => ShownStatus | undefined
  tab: LanguageCode
  onTab: (code: LanguageCode) => void
  /** Confirms that these languages are still correct although the Spanish text changed. */
  onConfirm: (codes: readonly LanguageCode[]) => void
  /**
   * Writes texts that no person typed, all with the same mark. Without a mark they count as written by a person.
   * Returns an undo function.
   */
  onWrite: (texts: WrittenTexts, mark: TextMark | undefined) => () => void
  /** Confirms these marked texts as they are. */
  onConfirmTexts: (names: readonly string[]) => void
}

/** A record's texts in ten languages, with their states and the actions that fill them from Spanish. */
export function LanguageTexts<Text extends string>({
  fields,
  localized,
  required,
  current,
  targets,
  syncStatusOf,
  tab,
  onTab,
  onConfirm,
  onWrite,
  onConfirmTexts,
}: LanguageTextsProps<Text>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { formState } = useFormContext<Record<string, string>>()
  const sayUndoable = useUndoToast()
  const [isBeside, setIsBeside] = useState(true)
  const syncStatus = syncStatusOf(tab)
  const isTranslated = tab !== defaultLanguage
  const stateOf = (code: LanguageCode): TabState =>
    fields.some(({ name }) => formState.errors[`${name}_${code}`])
      ? 'wrong'
      : translationState(current, localized, code)
  const states = Object.fromEntries(languageCodes.map((code) => [code, stateOf(code)])) as Record<
    LanguageCode,
    TabState
  >
  const stale = translatedCodes.filter((code) => states[code] === 'outOfDate')
  const counted = (texts: WrittenTexts) => {
    const count = Object.keys(texts).length
    return { count, n: formatNumber(language, count) }
  }
  /** Writes copies. Undo restores every text that was not changed since. */
  const fill = (texts: WrittenTexts) => sayUndoable(t('admin.writing.filled', counted(texts)), onWrite(texts, 'copied'))
  const handleFill = () => {
    const texts: WrittenTexts = filledFromSpanish(current, localized)
    if (Object.keys(texts).length > 0) fill(texts)
    else notify.info(t('admin.writing.nothingToFill'))
  }
  /** Writes an existing text in all its languages, and copies of the Spanish one into the empty others. */
  const handleChoice = (field: Text, chosen: ExistingText) => {
    const { written, copied }: Record<'written' | 'copied', WrittenTexts> = withChosenText(current, field, chosen)
    const undo = [onWrite(written, undefined), onWrite(copied, 'copied')]
    sayUndoable(t('admin.writing.brought', counted(written)), () => {
      for (const act of undo) act()
    })
  }
  /** Replaces a text in the open tab, and the copies of the Spanish one. */
  const replace = (field: Text, text: string) => {
    const texts: WrittenTexts = { [`${field}_${tab}`]: text }
    onWrite(
      tab === defaultLanguage ? { ...followingTexts({ ...current, ...texts }, field), ...texts } : texts,
      undefined,
    )
  }
  const machine = fields.map(({ name }) => `${name}_${tab}`).filter((name) => current.text_marks[name] === 'machine')

  return (
    <div>
      <Bar>
        <strong>
          {t('admin.writing.count', {
            done: languageCodes.filter((code) => states[code] === 'complete').length,
            total: languageCodes.length,
          })}
        </strong>
        <Acts>
          <TranslateButton current={current} localized={localized} targets={targets} onWrite={onWrite} />
          <Button variant="line" small onClick={handleFill}>
            <PencilLine aria-hidden size={16} />
            {t('admin.writing.fill')}
          </Button>
        </Acts>
      </Bar>
      <LanguageTabs
        label={t('admin.common.languageTabs')}
        active={tab}
        onChange={onTab}
        stateOf={(code) => states[code]}
        stateNames={t('admin.writing.states', { returnObjects: true })}
        syncStatusOf={syncStatusOf}
      >
        {syncStatus && <SyncStatusLine syncStatus={syncStatus} />}
        {isTranslated && (
          <Bar>
            <Check>
              <input type="checkbox" checked={isBeside} onChange={(event) => setIsBeside(event.target.checked)} />
              {t('admin.writing.beside')}
            </Check>
            <CopySpanish localized={localized} current={current} tab={tab} onCopy={fill} />
          </Bar>
        )}
        <Stale tab={tab} stale={stale} onConfirm={onConfirm} />
        <Unconfirmed names={machine} onConfirm={onConfirmTexts} />
        {fields.map((field) => (
          <Fragment key={`${field.name}_${tab}`}>
            <TextPair
              field={field}
              language={tab}
              isRequired={required.has(`${field.name}_${tab}`)}
              isBesideSpanish={isTranslated && isBeside}
              mark={current.text_marks[`${field.name}_${tab}`]}
              onConfirm={() => onConfirmTexts([`${field.name}_${tab}`])}
              onReplace={(text) => replace(field.name as Text, text)}
            />
            {field.choices && (
              <ExistingTexts choices={field.choices} onChoose={(texts) => handleChoice(field.name as Text, texts)} />
            )}
          </Fragment>
        ))}
      </LanguageTabs>
    </div>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  margin-block-end: ${space(1)};
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
const Check = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    accent-color: ${color.secondary};
  }
`

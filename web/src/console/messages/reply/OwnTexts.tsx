import { limits } from '@studio/domain/content/fields/checks'
import { languageOf } from '@studio/domain/languages'
import { ownReplyText } from '@studio/domain/messages/reply/ownReplies'
import type { ReplyTemplate } from '@studio/domain/messages/reply/replyText'
import { defaultSettings } from '@studio/domain/settings/settings'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newestGroup, saveGroup, useSettingsGroups } from '../../../content/settings/data'
import { useStoredSettings } from '../../../content/settings/useStudioDay'
import { languageName } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { useAccountId } from '../../../lib/account'
import { Button } from '../../../ui/Button'
import { Dialog, DialogActions } from '../../../ui/dialog/Dialog'
import { Field, TextArea } from '../../../ui/form/Field'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { useCurrentOffer } from '../../prices/useCurrentOffer'
import { usualParts } from './replyParts'
import type { WordsIn } from './useWordsIn'

interface OwnTextsProps {
  /** '' if no template is chosen; then only the signature can be changed. */
  template: ReplyTemplate | ''
  words: WordsIn
  onClose: () => void
}

/** Edits the owner's text of a template, and their signature, in the language of the reply. */
export function OwnTexts({ template, words, onClose }: OwnTextsProps) {
  const { t } = useTranslation('console')
  const { language: interfaceLanguage } = useLanguage()
  const account = useAccountId()
  const tell = useMutationToast()
  const live = useSettingsGroups()
  const { replies } = useStoredSettings()
  const offer = useCurrentOffer()
  const { language } = words
  const usual = template
    ? Object.values(usualParts(template, words, offer))
        .filter(Boolean)
        .join('\n\n')
    : ''
  const [text, setText] = useState(() => (template && ownReplyText(replies, template, language)) || usual)
  const [signature, setSignature] = useState(() => ownReplyText(replies, 'signature', language))
  const says = 'admin.inbox.own'
  const save = (event: FormEvent) => {
    event.preventDefault()
    const base = newestGroup(
      'replies',
      live.status === 'ready' ? live.rows.find(({ id }) => id === 'replies') : undefined,
    )
    const value = {
      ...(base?.value ?? defaultSettings.replies),
      ...(template && { [`${template}_${language}`]: text.trim() === usual ? '' : text.trim() }),
      [`signature_${language}`]: signature.trim(),
    }
    tell(saveGroup('replies', value, account, base), t('admin.settings.updated'), t('admin.settings.updateError'))
    onClose()
  }
  const area = { lang: language, dir: languageOf(language).dir, maxLength: limits.settingLong }
  return (
    <Dialog
      title={t(`${says}.title`, { language: languageName(interfaceLanguage, language) })}
      description={t(`${says}.text`)}
      closeLabel={t('admin.messages.dialog.close')}
      onClose={onClose}
    >
      <form onSubmit={save}>
        {template && (
          <Field label={t(`admin.answers.templates.${template}.name`)}>
            {(control) => (
              <TextArea {...control} {...area} rows={7} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        )}
        <Field label={t(`${says}.signature`)}>
          {(control) => (
            <TextArea
              {...control}
              {...area}
              rows={3}
              placeholder={words.tc('admin.answers.closing')}
              value={signature}
              onChange={({ target }) => setSignature(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button type="submit" aria-disabled={live.status !== 'ready' || undefined}>
            {t('admin.common.update')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

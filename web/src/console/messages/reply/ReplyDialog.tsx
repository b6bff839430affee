import { isLanguage, languageOf, languages } from '@studio/domain/languages'
import { excerptOf } from '@studio/domain/messages/mail/excerpt'
import type { ContactMessage } from '@studio/domain/messages/message'
import { phoneIn } from '@studio/domain/messages/reply/phoneIn'
import { replyLink } from '@studio/domain/messages/reply/replyLink'
import { replyTemplates } from '@studio/domain/messages/reply/replyText'
import { chatLink } from '@studio/domain/offers/chat'
import { encoded } from '@studio/domain/values/encoded'
import { Copy, Mail, MessageCircle, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { replyForm } from '../../../device/drafts'
import { UnfinishedDrafts } from '../../../editor/drafts/UnfinishedDrafts'
import { copyText } from '../../../lib/copyText'
import { breakpoint, space } from '../../../theme/tokens'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Dialog, DialogActions } from '../../../ui/dialog/Dialog'
import { Field, Hint, Select, TextArea } from '../../../ui/form/Field'
import { notify } from '../../../ui/toast/Toaster'
import { OwnTexts } from './OwnTexts'
import { noteAnswering } from './pendingAnswers'
import { quoteWords } from './replyParts'
import { type ReplyDraft, typedIn, useReply } from './useReply'

/** Longest name of another draft of the reply, in characters. */
const longestName = 60

/**
 * Composes a reply from a template in the visitor's language, to be sent by mail, in a chat or by copying. It neither
 * sends the reply nor marks the message as replied.
 */
export function ReplyDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { t } = useTranslation('console')
  const { template, language, text, words, choose, type, isBeside, take } = useReply(message)
  const { id, name } = message
  const says = 'admin.answers.reply'
  const mail = words && replyLink(message, quoteWords(message, words), text)
  const phone = phoneIn(message.phone) ?? phoneIn(`${name}\n${message.message}`)
  const chat = chatLink(phone ?? '', text)
  const copy = (copied: string) =>
    copyText(copied).then(
      () => notify.success(t(`${says}.copied`)),
      () => notify.error(t(`${says}.copyFailed`)),
    )
  const field = useRef<HTMLTextAreaElement>(null)
  const [editsOwn, setEditsOwn] = useState(false)
  const leave = () => noteAnswering(id)
  return (
    <Dialog
      title={t(`${says}.title`, { name })}
      closeLabel={t('admin.messages.dialog.close')}
      focusOn={field}
      onClose={onClose}
    >
      <Choices>
        <Field label={t(`${says}.template`)}>
          {(control) => (
            <Select
              {...control}
              value={template}
              onChange={({ target: { value } }) =>
                choose({ template: replyTemplates.find((one) => one === value) ?? '' })
              }
            >
              {replyTemplates.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.answers.templates.${one}.name`)}
                </option>
              ))}
              <option value="">{t(`${says}.none`)}</option>
            </Select>
          )}
        </Field>
        <Field label={t(`${says}.language`)}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target: { value } }) => isLanguage(value) && choose({ language: value })}
            >
              {languages.map((one) => (
                <option key={one.code} value={one.code} lang={one.code}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Choices>
      {words && (
        <Own>
          <Button variant="quiet" small onClick={() => setEditsOwn(true)}>
            <PenLine aria-hidden size={16} />
            {t('admin.inbox.own.open')}
          </Button>
        </Own>
      )}
      {words && editsOwn && <OwnTexts template={template} words={words} onClose={() => setEditsOwn(false)} />}
      <Field
        label={t(`${says}.text`)}
        hint={mail && mail.holds !== 'all' && t(`${says}.${mail.holds === 'answer' ? 'quoteCut' : 'long'}`)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={11}
            lang={language}
            dir={languageOf(language).dir}
            ref={field}
            readOnly={!words}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      {words && (
        <UnfinishedDrafts<ReplyDraft>
          kind={replyForm}
          isListed={isBeside}
          nameOf={(kept) => excerptOf(typedIn(kept), longestName) || name}
          onOpen={take}
        />
      )}
      {mail && (
        <DialogActions>
          <Button
            variant="line"
            onClick={() => {
              leave()
              void copy(text)
            }}
          >
            <Copy aria-hidden size={18} />
            {t(`${says}.copy`)}
          </Button>
          <ButtonLink
            variant="line"
            href={chat}
            target="_blank"
            onClick={() => {
              leave()
              if (!chat.endsWith(encoded(text))) void copy(text)
            }}
          >
            <MessageCircle aria-hidden size={18} />
            {t(`${says}.chat`)}
          </ButtonLink>
          <ButtonLink
            href={mail.href}
            onClick={() => {
              leave()
              if (mail.holds !== 'all') void copy(mail.whole)
            }}
          >
            <Mail aria-hidden size={18} />
            {t('admin.messages.dialog.reply')}
          </ButtonLink>
        </DialogActions>
      )}
      <Words>
        {!phone && <Hint>{t(`${says}.noNumber`)}</Hint>}
        <Hint>{t(`${says}.hint`)}</Hint>
      </Words>
    </Dialog>
  )
}

const Choices = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-block-end: ${space(1.5)};
  ${breakpoint.small} {
    grid-template-columns: 3fr 2fr;
  }
`
const Own = styled.div`
  margin-block-end: ${space(1)};
`
const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  margin-block-start: ${space(1.5)};
`

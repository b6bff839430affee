import { chatLink, type chatTexts } from '@studio/domain/offers/chat'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ButtonVariant } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Hidden } from '../../ui/Hidden'
import { chatPhoneOf, useSettings } from '../content/content'
import { primaryAction } from './usePrimaryActionInView'

interface ChatLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Which of the prefilled texts opens the chat, in the visitor's language. */
  text: keyof Pick<typeof chatTexts, 'general' | 'plan' | 'seconds' | 'likeThis' | 'custom' | 'payment' | 'pilot'>
  /** What the text's `{{…}}` are filled with. */
  params?: { plan?: string; duration?: string; title?: string; method?: string }
  variant?: ButtonVariant['$variant']
  small?: boolean
}

/** A sales action: a real link that opens the chat in a new tab, also without JavaScript. */
export function ChatLink({ text, params = {}, children, ...rest }: ChatLinkProps) {
  const { t } = useTranslation()
  const { contact_info } = useSettings()
  return (
    <ButtonLink
      {...rest}
      {...{ [primaryAction]: (rest.variant ?? 'accent') === 'accent' || undefined }}
      href={chatLink(chatPhoneOf(contact_info), t(`chat.${text}`, params))}
      target="_blank"
    >
      {children}
      <Hidden>{t('common.newTab')}</Hidden>
    </ButtonLink>
  )
}

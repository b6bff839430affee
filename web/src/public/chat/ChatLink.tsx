import { chatLink, chatNumberOf, type chatTexts } from '@studio/domain/offers/chat'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { ButtonVariant } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Hidden } from '../../ui/Hidden'
import { useSettings } from '../data/content'
import { primaryAction } from './usePrimaryActionInView'

interface ChatLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** The prefilled text, in the visitor's language. */
  text: keyof Pick<typeof chatTexts, 'general' | 'plan' | 'seconds' | 'likeThis' | 'custom' | 'payment' | 'pilot'>
  /** The values of the text's placeholders, `{{…}}`. */
  params?: { plan?: string; duration?: string; title?: string; method?: string; length?: string }
  variant?: ButtonVariant['$variant']
  small?: boolean
}

/**
 * A sales action: a link that opens the chat in a new tab, even without JavaScript. If no number is stored, it leads to
 * the contact form.
 */
export function ChatLink({ text, params = {}, children, ...rest }: ChatLinkProps) {
  const { t } = useTranslation()
  const phone = chatNumberOf(useSettings().contact_info)
  const where = phone ? { href: chatLink(phone, t(`chat.${text}`, params)), target: '_blank' } : { href: '#contact' }
  return (
    <ButtonLink {...rest} {...{ [primaryAction]: (rest.variant ?? 'accent') === 'accent' || undefined }} {...where}>
      {children}
      {phone && <Hidden>{t('common.newTab')}</Hidden>}
    </ButtonLink>
  )
}

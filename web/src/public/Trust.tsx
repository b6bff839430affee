import { useTranslation } from 'react-i18next'
import { TestimonialCards } from '../content/testimonials/TestimonialCards'
import { Section } from './frame/Section'
import { Contact } from './sections/trust/Contact'
import { Faqs } from './sections/trust/Faqs'

/** What others say, what is often asked, and how to write. */
export function Trust() {
  const { t } = useTranslation()
  return (
    <>
      <Section id="testimonials" minute={8} badge={t('testimonials.badge')} title={t('testimonials.title')}>
        <TestimonialCards />
      </Section>
      <Faqs />
      <Contact />
    </>
  )
}

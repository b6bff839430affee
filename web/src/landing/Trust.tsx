import { useTranslation } from 'react-i18next'
import { TestimonialCards } from '../features/testimonials/TestimonialCards'
import { Contact } from './Contact'
import { Faqs } from './Faqs'
import { Section } from './Section'

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

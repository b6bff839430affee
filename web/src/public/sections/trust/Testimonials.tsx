import { useTranslation } from 'react-i18next'
import { Section } from '../../frame/Section'
import { TestimonialCards } from './TestimonialCards'

export function Testimonials() {
  const { t } = useTranslation()
  return (
    <Section id="testimonials" ground="secondary" badge={t('testimonials.badge')} title={t('testimonials.title')}>
      <TestimonialCards />
    </Section>
  )
}

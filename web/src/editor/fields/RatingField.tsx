import { rating } from '@studio/domain/limits'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens'
import { Field } from '../../ui/form/Field'
import { Stars } from '../../ui/status/Stars'

interface RatingFieldProps {
  label: string
  value: number
  error: string | undefined
  onChange: (value: number) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** A slider from 1 to 5 with stars next to it. */
export function RatingField({ label, value, error, onChange, onBlur, ref }: RatingFieldProps) {
  const { t } = useTranslation('console')
  const words = t('admin.testimonials.form.stars', { n: value })
  return (
    <Field label={label} error={error}>
      {({ 'aria-required': _, ...props }) => (
        <Row>
          <Slider
            {...props}
            ref={ref}
            type="range"
            min={rating.min}
            max={rating.max}
            step={1}
            value={value}
            aria-valuetext={words}
            onChange={({ target }) => onChange(target.valueAsNumber)}
            onBlur={onBlur}
          />
          <Stars rating={value} label={words} />
        </Row>
      )}
    </Field>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 2.75rem;
`
const Slider = styled.input`
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 20rem;
  block-size: 1.5rem;
  accent-color: ${color.accent};
`

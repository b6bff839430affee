import type { SectionId } from '@studio/domain/content/page/part'
import type { LanguageCode } from '@studio/domain/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, space } from '../../../../theme/tokens'
import { PartBoundary } from '../../../../ui/screen/PartBoundary'
import { projectType } from '../../../contentTypes/projectType'
import { testimonialType } from '../../../contentTypes/testimonialType'
import type { TypedDocument } from '../usePageContent'
import { DocumentForm } from './DocumentForm'
import { PartList } from './PartList'
import { PricesForm } from './PricesForm'
import { SectionForm, type SectionFormProps } from './SectionForm'
import { SettingsForm } from './SettingsForm'

interface PartPanelProps {
  part: string | undefined
  /** The field to focus first. */
  field: string | undefined
  /** The page's language, which is also that of the form's tab. */
  language: LanguageCode
  onLanguage: (language: LanguageCode) => void
  onType: (typed: TypedDocument | undefined) => void
  onChoose: (part: string) => void
  onClose: () => void
}

/** The form of the open part. If none is open, a hint and the list of all parts. */
export function PartPanel({ part, ...form }: PartPanelProps) {
  const { t } = useTranslation('console')
  const [sections, setSections] = useState<ReadonlySet<SectionId>>(new Set())
  const handleOpen = (section: SectionId, isOpen: boolean) => {
    if (isOpen !== sections.has(section))
      setSections(new Set(isOpen ? [...sections, section] : [...sections].filter((one) => one !== section)))
  }
  if (part === undefined)
    return (
      <Root>
        <Hint>{t('admin.page.hint')}</Hint>
        <PartList open={sections} onOpen={handleOpen} onChoose={form.onChoose} />
      </Root>
    )
  return (
    <Root>
      <PartBoundary key={part}>
        <PartForm part={part} {...form} />
      </PartBoundary>
    </Root>
  )
}

type PartFormProps = Omit<SectionFormProps, 'id'> & { part: string }

function PartForm({ part, ...form }: PartFormProps) {
  const [kind, id = ''] = part.split('/')
  if (kind === 'projects') return <DocumentForm type={projectType} id={id} {...form} />
  if (kind === 'testimonials') return <DocumentForm type={testimonialType} id={id} {...form} />
  if (kind === 'prices') return <PricesForm {...form} />
  if (kind === 'sections') return <SectionForm id={id} {...form} />
  return <SettingsForm id={id} {...form} />
}

const Root = styled.section`
  min-inline-size: 0;
`
const Hint = styled.p`
  padding: ${space(1)};
  color: ${color.inkSoft};
`

import { type PublicProject, projectAnchor } from '@studio/domain/content/publicContent'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { color, space } from '../../../theme/tokens'
import { Hidden } from '../../../ui/Hidden'

/** Links a testimonial to the project that it is about. */
export function ProjectLink({ project }: { project: PublicProject }) {
  const { t } = useTranslation()
  return (
    <Link href={`#${projectAnchor(project.id)}`}>
      <Clapperboard aria-hidden size={18} />
      <span>
        <Hidden>{t('testimonials.project')} </Hidden>
        <bdi {...inLanguage(project.textLanguages?.title)}>{project.title}</bdi>
      </span>
    </Link>
  )
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  color: ${color.secondary};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration-color: transparent;
  text-underline-offset: 0.25em;
  &:hover {
    text-decoration-color: currentColor;
  }
  svg {
    flex: none;
  }
`

import { copyOf } from '@studio/domain/content/copyOf'
import {
  categoriesOf,
  type ProjectView,
  projectList,
  shownCategory,
  writtenCategories,
} from '@studio/domain/content/lists/projectList'
import { clockOf } from '@studio/domain/content/media/pieceLength'
import { type Project, type ProjectDraft, type ProjectText, project } from '@studio/domain/content/project'
import { projectAnchor } from '@studio/domain/content/publicContent'
import { publicProject } from '@studio/domain/content/publicRows'
import { fallbacks, localized } from '@studio/domain/languages'
import { pieceFormats } from '@studio/domain/limits'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { contentDataOf } from '../../content/data'
import { ProjectCard } from '../../content/projects/ProjectCard'
import { ShownText } from '../../content/translation/ShownText'
import type { PlainFieldEntry } from '../../editor/fields/PlainField'
import { VideoKind } from '../../editor/fields/VideoKind'
import { PictureCheck } from '../../editor/picture/PictureCheck'
import { formatDate } from '../../i18n/format'
import type { ContentType } from '../lists/contentType'

const still = (name: string, label: PlainFieldEntry['label']): PlainFieldEntry => ({
  ...{ name, label, pictureLabel: label },
  ...{ kind: 'picture', shape: 'thumbnail' },
})

/** The projects as the console lists and edits them. */
export const projectType: ContentType<Project, ProjectDraft, ProjectText, ProjectView> = {
  kind: 'projects',
  table: project,
  data: contentDataOf.projects,
  nameOf: (values, language) => localized(values, 'title', language, fallbacks.console),
  anchorOf: projectAnchor,
  copyOf,
  columns: [
    {
      head: (t) => t('admin.projects.table.title'),
      cell: (project) => <ShownText row={project} text="title" />,
      sorted: { title: 'ascending' },
    },
    {
      head: (t) => t('admin.projects.table.category'),
      cell: (project) => <ShownText row={project} text="category" />,
      wide: 'most',
    },
    {
      head: (t) => t('admin.projects.table.client'),
      cell: ({ client_name }) => client_name || '-',
      wide: true,
      sorted: { client: 'ascending' },
    },
    { head: (t) => t('admin.projects.table.featured'), cell: 'star', sorted: { featured: 'descending' } },
    {
      head: (t) => t('admin.projects.table.date'),
      cell: ({ completion_date }, language) => <Day>{formatDate(language, completion_date) || '-'}</Day>,
      wide: 'most',
      sorted: { date: 'descending' },
    },
  ],
  picture: { of: ({ image_url }) => image_url, shape: 'thumbnail' },
  underName: ({ client_name }) => client_name && <bdi>{client_name}</bdi>,
  star: {
    is: ({ featured }) => featured,
    fields: (featured) => ({ featured }),
  },
  list: projectList,
  filters: [
    {
      name: 'category',
      label: (t) => t('admin.lists.filter.category'),
      options: (rows, language, t) => [
        { value: '', name: t('admin.lists.filter.anyCategory') },
        ...categoriesOf(rows, language).map((name) => ({ value: name, name })),
      ],
      chosen: shownCategory,
    },
    {
      name: 'featured',
      label: (t) => t('admin.lists.filter.featured'),
      options: (_rows, _language, t) => [
        { value: '', name: t('admin.lists.filter.anyFeatured') },
        { value: 'yes', name: t('admin.lists.filter.yes') },
        { value: 'no', name: t('admin.lists.filter.no') },
      ],
    },
  ],
  form: {
    texts: [
      { name: 'title', label: (t) => t('admin.projects.form.title') },
      { name: 'description', label: (t) => t('admin.projects.form.description'), rows: 4 },
      { name: 'category', label: (t) => t('admin.projects.form.category'), choices: writtenCategories },
      { name: 'image_alt', label: (t) => t('admin.projects.form.imageAlt'), describes: 'image_url' },
      { name: 'captions', label: (t) => t('admin.projects.form.captions'), rows: 5, isCaptions: true },
      { name: 'brief', label: (t) => t('admin.projects.form.brief'), rows: 3 },
      { name: 'approach', label: (t) => t('admin.projects.form.approach'), rows: 3 },
      { name: 'result', label: (t) => t('admin.projects.form.result'), rows: 3 },
    ],
    plainFields: [
      {
        name: 'image_url',
        kind: 'picture',
        shape: 'thumbnail',
        pictureLabel: (t) => t('admin.projects.form.picture'),
        label: (t) => t('admin.projects.form.imageUrl'),
        Hint: PictureCheck,
      },
      {
        name: 'video_url',
        kind: 'film',
        fills: { picture: 'image_url', loop: 'loop_url', format: 'format', seconds: 'length_seconds' },
        label: (t) => t('admin.projects.form.videoUrl'),
        Hint: VideoKind,
      },
      { name: 'loop_url', kind: 'loop', label: (t) => t('admin.projects.form.loopUrl') },
      { name: 'format', kind: 'choice', label: (t) => t('admin.projects.form.format'), useOptions: useFormats },
      {
        name: 'length_seconds',
        kind: 'seconds',
        label: (t) => t('admin.projects.form.length'),
        Hint: ClockOfLength,
      },
      { name: 'footage_hours', kind: 'count', label: (t) => t('admin.projects.form.footageHours') },
      { name: 'client_name', kind: 'line', label: (t) => t('admin.projects.form.client') },
      { name: 'completion_date', kind: 'day', label: (t) => t('admin.projects.form.date') },
      { name: 'credits', kind: 'credits', label: (t) => t('admin.projects.form.credits') },
      still('still_before', (t) => t('admin.projects.form.stillBefore')),
      still('still_after', (t) => t('admin.projects.form.stillAfter')),
      { name: 'sound_before', kind: 'sound', label: (t) => t('admin.projects.form.soundBefore') },
      { name: 'sound_after', kind: 'sound', label: (t) => t('admin.projects.form.soundAfter') },
      {
        name: 'delivered',
        kind: 'choices',
        label: (t) => t('admin.projects.form.delivered'),
        useOptions: () => formats,
      },
      { name: 'featured', kind: 'checkbox', label: (t) => t('admin.projects.form.featured') },
    ],
    preview: (id, values, language, t) => {
      const card = publicProject(id, values, language)
      const title = card.title || t('admin.projects.form.title')
      return <ProjectCard key={card.imageUrl} card={{ ...card, title }} isEager />
    },
  },
}

const formats = pieceFormats.map((value) => ({ value, name: value }))

/** Returns the usual formats, and the ratio of a film that has none of them. */
function useFormats(current: string) {
  const { t } = useTranslation('console')
  return [
    { value: '', name: t('admin.projects.form.noFormat') },
    ...[...new Set([...pieceFormats, ...(current ? [current] : [])])].map((value) => ({ value, name: value })),
  ]
}

function ClockOfLength({ value }: { value: string }) {
  return <span>{clockOf(Number(value))}</span>
}

const Day = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`

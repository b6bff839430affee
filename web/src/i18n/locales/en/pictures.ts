import type { PicturesTexts } from '../es/pictures'

/** The pictures that the site keeps, in English. */
export const pictures: PicturesTexts = {
  title: 'Pictures',
  intro: 'The pictures that this site keeps. Those that are not used anywhere are deleted after {{days}} days.',
  offline: 'Offline: the list is read from the server.',
  failed: 'The pictures could not be read.',
  none: 'No pictures of its own yet. Choose one in a project, a testimonial or the logo.',
  added: 'Added on {{when}}',
  shownIn: 'Shown in',
  unused: 'Unused since {{since}}; removed on {{ends}}.',
  logo: 'Site logo',
  loading: 'Loading pictures',
}

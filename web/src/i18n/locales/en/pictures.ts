import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures, in English. */
export const pictures: PicturesTexts = {
  title: 'Images',
  intro: 'The images this site stores. Those not used anywhere are deleted after {{days}} days.',
  offline: 'You’re offline: connect to see the images.',
  failed: 'The images could not be loaded.',
  none: 'No images of your own yet. Choose one in a project, in a testimonial or for the logo.',
  added: 'Added on {{when}}',
  shownIn: 'Shown in',
  unused: 'Unused since {{since}}; will be deleted on {{ends}}.',
  logo: 'Site logo',
  loading: 'Loading images',
}

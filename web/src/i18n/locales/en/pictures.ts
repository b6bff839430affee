import type { PicturesTexts } from '../es/pictures'

/** The uploaded pictures and films, in English. */
export const pictures: PicturesTexts = {
  title: 'Images and videos',
  intro: 'The images and videos this site stores. Those not used anywhere are deleted after {{days}} days.',
  offline: 'You’re offline: connect to see the images and videos.',
  failed: 'The images and videos could not be loaded.',
  none: 'No images or videos of your own yet. Choose one in a project, in a testimonial or for the logo.',
  added: 'Added on {{when}}',
  shownIn: 'Shown in',
  unused: 'Unused since {{since}}; will be deleted on {{ends}}.',
  logo: 'Site logo',
  loading: 'Loading images and videos',
  pictures: 'Images',
  space:
    'The images take up {{pictures}} and the videos {{films}}. Of the free {{free}}, shared with all other content, {{left}} is left.',
  prices: 'Firebase’s prices, seen on {{when}}',
  films: {
    title: 'Videos',
    cost: 'A thousand full plays: about {{cost}}, beyond the free {{free}} a month.',
    showreel: 'Showreel',
  },
}

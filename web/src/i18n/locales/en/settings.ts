import type { SettingsTexts } from '../es/settings'

/** The site's settings, in English. */
export const settings: SettingsTexts = {
  title: 'Settings',
  intro:
    'Changes are saved when you leave the field or press Enter (Ctrl + Enter in long texts); switches save right away.',
  notYetSaved: 'Not saved yet: the site shows these initial values',
  updated: 'Settings updated',
  updateError: 'The settings could not be updated',
  loadError: 'The settings could not be loaded',
  refused: 'This value could not be saved. It is still here: press Enter to try again.',
  leaveText: 'Some values were not saved because they are invalid or were refused. If you leave, you will lose them.',
  site_info: {
    title: 'Site information',
    name: 'Site name',
    description: 'Description',
    logo_url: 'Logo',
    time_zone: 'The studio’s time zone',
    zoneHint: 'Content planned for a day goes live at midnight in this zone ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'Video URL; without a video the section says “Coming soon”',
  },
  social_media: {
    title: 'Social networks',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X',
    tiktok: 'TikTok',
    vimeo: 'Vimeo',
    behance: 'Behance',
  },
  contact_info: {
    title: 'Contact information',
    email: 'Email',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    address: 'Address',
  },
  seo_defaults: {
    title: 'Default SEO',
    meta_title: 'Page title',
    meta_description: 'Description for search engines',
    keywords: 'Keywords, separated by commas',
  },
  maintenance: {
    title: 'Maintenance mode',
    enabled: 'Show the maintenance notice instead of the site',
    message: 'Message for visitors',
    askTitle: 'Close the site?',
    askText: 'Visitors will see this instead of the site, each in their own language: “{{title}}. {{text}}”',
    askSpanish: 'Visitors who read Spanish will see: “{{message}}”',
    askOthers: 'In the other languages',
    askConfirm: 'Close the site',
    closed: 'The site is closed: visitors see the maintenance notice.',
    willClose: 'The site will be closed once you are back online.',
    willOpen: 'The site is still closed; it will open once you are back online.',
    toSetting: 'Go to the setting',
    messageHint:
      'Shown to visitors who read Spanish. In the other languages there is a short notice, already translated.',
  },
  profileHint: '@name, or the profile’s full address.',
  privacy: {
    title: 'Visitors’ data',
    retention_months: 'How many months messages are kept; then they are deleted automatically',
  },
  notifications: {
    title: 'Alerts for new messages',
    email_enabled: 'Send an email for every new message',
    email_address: 'Email address for the alerts',
    noAddress: 'The address is missing: without it, no email is sent.',
    hint: 'These emails are sent by Firebase’s “Trigger Email” extension. Without it none arrive; everything else works the same. To test it, save the address, write to yourself through the site’s form and see whether the email arrives. Suspicious messages trigger none.',
  },
  checklist: {
    title: 'First steps',
    tested_number: 'Tested chat number',
    prices_checked: 'Prices checked',
    dismissed: 'List hidden',
  },
  analytics: {
    title: 'Web analytics',
    google_analytics_id: 'Google Analytics ID',
    tracking_enabled: 'Measure visits from those who agree',
  },
}

import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Privacy policy',
  updated: 'Last updated: {{date}}',
  back: 'Back to the site',
  sections: [
    {
      title: 'Who is responsible for your data',
      text: 'The studio that publishes this site. You can write to us at {{email}} about any privacy matter.',
    },
    {
      title: 'What we keep when you write to us',
      text: 'Your name, your email, your message, the date and, if you give them, the phone number, the video type, the reference link and the budget. We use them only to reply to you and, if we work together, for your project. The text of the chat that opens afterwards is sent by you.',
    },
    {
      title: 'Where it is stored',
      text: 'In Firebase, a Google service, with access limited to those who manage the studio. We do not sell your data or share it with third parties for advertising.',
    },
    {
      title: 'What stays on your device',
      text: 'The language and theme you chose, your decision about analytics and a copy of the site so it opens offline. What you type into the form without sending it is kept only until you close the tab. We do not use advertising cookies. If you manage the studio, a signed key also stays, even after you sign out; its only purpose is to recognize the device when you sign in again.',
    },
    {
      title: 'Protection against abuse',
      text: 'So that nobody floods the form, we count for one hour how many messages come from each network address and each email. We do not keep the address itself, only a fingerprint made with a secret key; that fingerprint is deleted after a few days. A message that looks automated is stored separately. Sign-in attempts are counted in a similar way.',
    },
    {
      title: 'Analytics',
      text: 'Google Analytics loads only if the studio has turned it on and you have accepted it. You can change your mind at any time on this page. The site itself also counts, by day and without cookies or identifiers, visits, sections reached, videos watched, clicks on the chat and inquiries, with the language, the kind of device and the name of the site you came from. It does not store your network address, and it respects the Do Not Track and Global Privacy Control signals.',
    },
    {
      title: 'Chat and external links',
      text: 'The chat opens in WhatsApp, and YouTube or Vimeo videos load only when you play them. The policies of those services apply there.',
    },
    {
      title: 'How long we keep it, and your rights',
      text: 'We keep messages for as long as we need them to assist you, and for {{months}} at most; then they are deleted automatically. With each message we store when you accepted this policy, and which version of it. You can ask for a copy, a correction or the deletion of your data by writing to {{email}}. If you ask for deletion, only a fingerprint of your email and the date remain, so that no backup brings your data back.',
    },
  ],
}

import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: 'Private note',
    hint: 'Only the studio sees it.',
    saved: 'Note saved',
    failed: 'The note could not be saved',
  },
  place: {
    previous: 'Previous message',
    next: 'Next message',
    of: '{{n}} of {{total}}',
    gone: 'This message no longer exists.',
    archive: 'Archive the message from {{name}}',
    notRobot: 'Not from a bot: {{name}}',
  },
  reply: {
    open: 'Reply',
    title: 'Reply to {{name}}',
    template: 'Template',
    none: 'No template',
    language: 'Language of the reply',
    text: 'Reply',
    chat: 'Reply on WhatsApp',
    copy: 'Copy',
    copied: 'Reply copied',
    copyFailed: 'It couldn’t be copied. Select the text and copy it yourself.',
    long: 'It is too long for an email link: it is copied with the quoted message, and you paste it into the email.',
    quoteCut:
      'The quoted message doesn’t fit into the email link: it is copied in full with your reply, in case you want to paste it.',
    noNumber: 'The message has no number with a country code: you choose the contact in WhatsApp.',
    hint: 'When you come back, we will ask whether you replied.',
  },
  asked: {
    title: 'Did you reply to {{name}}?',
    yes: 'Yes, I did',
    no: 'Not yet',
  },
  greeting: 'Hi {{name}},',
  wishes: 'Here is what you told us:',
  closing: 'Best regards,',
  templates: {
    price: {
      name: 'Ask for details',
      text: 'Thanks for getting in touch. We’ve read your message and we can help.',
      next: 'To give you a fixed price, please tell us how many videos you need, how long each one is and by when. We reply within 24 hours.',
    },
    pilot: {
      name: 'Free sample',
      text: 'Thanks for getting in touch. We can edit a free sample of {{seconds}}, with no commitment.',
      next: 'Send us a link to your footage and a reference you like. The sample is for projects of {{budget}} or more.',
    },
    no: {
      name: 'Not for us',
      text: 'Thanks for thinking of us. We can’t take on your project this time, and we’d rather tell you early.',
      next: 'We wish you the best of luck and hope to work with you another time.',
    },
    own: { name: 'My template' },
  },
}

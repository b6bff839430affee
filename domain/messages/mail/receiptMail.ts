import { type LanguageCode, languageOf } from '../../languages.ts'
import { escaped, type Mail } from './mail.ts'

interface ReceiptWords {
  subject: string
  text: string
}

/**
 * The receipt's texts, with `{{studio}}`. They contain nothing that the visitor wrote, so that nobody can use the form to
 * send their own words to someone else.
 */
const words: Readonly<Record<LanguageCode, ReceiptWords>> = {
  es: {
    subject: 'Recibimos tu mensaje – {{studio}}',
    text: 'Gracias por escribir a {{studio}}. Recibimos tu mensaje y te responderemos pronto.\n\nSi no escribiste tú, alguien puso tu dirección por error: puedes ignorar este correo.',
  },
  en: {
    subject: 'We received your message – {{studio}}',
    text: 'Thank you for writing to {{studio}}. We received your message and will reply soon.\n\nIf you did not write to us, someone entered your address by mistake: you can ignore this email.',
  },
  pt: {
    subject: 'Recebemos sua mensagem – {{studio}}',
    text: 'Obrigado por escrever para {{studio}}. Recebemos sua mensagem e responderemos em breve.\n\nSe não foi você, alguém informou seu endereço por engano: pode ignorar este e-mail.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre message – {{studio}}',
    text: 'Merci d’avoir écrit à {{studio}}. Nous avons bien reçu votre message et vous répondrons bientôt.\n\nSi vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur : vous pouvez ignorer cet e-mail.',
  },
  de: {
    subject: 'Deine Nachricht ist angekommen – {{studio}}',
    text: 'Danke für deine Nachricht an {{studio}}. Sie ist angekommen, und wir antworten dir bald.\n\nFalls du uns nicht geschrieben hast, hat jemand versehentlich deine Adresse eingegeben. Dann kannst du diese E-Mail ignorieren.',
  },
  zh: {
    subject: '我们已收到您的消息 – {{studio}}',
    text: '感谢您联系 {{studio}}。我们已收到您的消息，会尽快回复。\n\n如果您没有给我们写信，可能是有人误填了您的邮箱，请忽略此邮件。',
  },
  ar: {
    subject: 'وصلتنا رسالتك – {{studio}}',
    text: 'شكرًا لمراسلتك {{studio}}. وصلتنا رسالتك وسنرد عليك قريبًا.\n\nإذا لم تكن أنت من كتب إلينا، فقد أدخل أحدهم عنوانك بالخطأ، ويمكنك تجاهل هذا البريد.',
  },
  ru: {
    subject: 'Мы получили ваше сообщение – {{studio}}',
    text: 'Спасибо, что написали в {{studio}}. Мы получили ваше сообщение и скоро ответим.\n\nЕсли вы нам не писали, значит, кто-то по ошибке указал ваш адрес. Просто не обращайте внимания на это письмо.',
  },
  ja: {
    subject: 'メッセージを受け取りました – {{studio}}',
    text: '{{studio}}にご連絡いただきありがとうございます。メッセージを受け取りました。近日中に返信いたします。\n\nお心当たりがない場合は、どなたかが誤ってアドレスを入力した可能性があります。このメールは無視してください。',
  },
  it: {
    subject: 'Abbiamo ricevuto il tuo messaggio – {{studio}}',
    text: 'Grazie per aver scritto a {{studio}}. Abbiamo ricevuto il tuo messaggio e ti risponderemo presto.\n\nSe non ci hai scritto tu, qualcuno ha inserito il tuo indirizzo per errore: puoi ignorare questa email.',
  },
}

/** Returns the mail that tells a visitor, in their language, that their enquiry has arrived. */
export function receiptMail(to: string, language: LanguageCode, studio: string, replyTo: string): Mail {
  const withStudio = (text: string) => text.replaceAll('{{studio}}', () => studio)
  const text = withStudio(words[language].text)
  const paragraphs = text.split('\n\n').map((part) => `<p>${escaped(part)}</p>`)
  const { dir } = languageOf(language)
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: withStudio(words[language].subject),
    text: `${text}\n`,
    html: [`<!doctype html><html lang="${language}" dir="${dir}"><body>`, ...paragraphs, '</body></html>'].join('\n'),
  }
}

import type { LanguageCode } from '@studio/domain/languages'
import { type budgets, generalSubject, type videoTypes } from '@studio/domain/messages/contact'
import type { MessageStatus } from '@studio/domain/messages/message'

/** A sample enquiry; its age counts in days. */
export interface MessageSeed {
  id: string
  name: string
  email: string
  subject: (typeof videoTypes)[number] | typeof generalSubject
  message: string
  reference?: string
  budget?: (typeof budgets)[number]
  /** Looks like a bot's. */
  suspected?: boolean
  status: MessageStatus
  /** The visitor's language. */
  language: LanguageCode
  /** The studio's note. */
  note?: string
  daysAgo: number
}

/** Enquiries of the last eight weeks, newest first; the last one is a bot's. */
export const messages: readonly MessageSeed[] = [
  {
    id: 'seed-message-01',
    name: 'Valentina Rojas',
    email: 'valentina.rojas@example.com',
    subject: 'reel',
    message:
      'Hola, tengo una marca de cerámica y necesito cuatro reels al mes. Grabo yo misma con el celular, pero no me alcanza el tiempo para editar. ¿Cómo funcionan los packs y cuándo podríamos empezar?',
    reference: 'https://example.com/ceramica/reel-de-referencia',
    budget: 'medio',
    status: 'new',
    language: 'es',
    daysAgo: 0.1,
  },
  {
    id: 'seed-message-02',
    name: 'Hannah Brooks',
    email: 'hannah.brooks@example.org',
    subject: 'ugc',
    message:
      'Hi! We sell reusable baby wraps and have around 40 raw clips from customers. Could you turn them into six UGC ads with three hook variations each? We would like to launch on the first of next month.',
    reference: 'https://example.org/ugc-examples',
    budget: 'alto',
    status: 'new',
    language: 'en',
    daysAgo: 0.8,
  },
  {
    id: 'seed-message-03',
    name: 'Thiago Nogueira',
    email: 'thiago@example.net',
    subject: 'comercial',
    message:
      'Olá! Estamos lançando uma linha de cervejas artesanais e precisamos de um comercial de 45 segundos com versões em 9:16 e 1:1. O material já está gravado em 4K. Podem me passar um orçamento?',
    budget: 'premium',
    status: 'new',
    language: 'pt',
    daysAgo: 1.6,
  },
  {
    id: 'seed-message-04',
    name: '田中 美咲',
    email: 'misaki.tanaka@example.com',
    subject: generalSubject,
    message:
      'はじめまして。旅行系のYouTubeチャンネルを運営しています。日本語の字幕入れにも対応していただけますか？月に2本ほどお願いしたいと考えています。',
    status: 'new',
    language: 'ja',
    daysAgo: 2.9,
  },
  {
    id: 'seed-message-05',
    name: 'Camille Lefèvre',
    email: 'camille.lefevre@example.org',
    subject: 'longform',
    message:
      'Bonjour, je prépare une série de cinq interviews d’une trentaine de minutes avec des artisans. Il me faut le montage, le mixage et un étalonnage cohérent entre les épisodes. Quels seraient vos délais ?',
    reference: 'https://example.net/serie-artisans',
    budget: 'alto',
    status: 'read',
    language: 'fr',
    daysAgo: 5.2,
  },
  {
    id: 'seed-message-06',
    name: 'Jonas Weidmann',
    email: 'j.weidmann@example.net',
    subject: 'comercial',
    message:
      'Guten Tag, wir sind ein kleiner Fahrradhersteller und suchen jemanden für Schnitt und Color Grading eines Produktspots. Drehtermin ist Mitte des Monats. Ist eine Express-Lieferung in vier Tagen möglich?',
    budget: 'alto',
    status: 'read',
    language: 'de',
    note: 'Rodaje el 14: llamar antes y preguntar por las tomas de dron.',
    daysAgo: 9.5,
  },
  {
    id: 'seed-message-07',
    name: 'ليلى حداد',
    email: 'layla.haddad@example.com',
    subject: 'reel',
    message:
      'مرحبًا، أدير حسابًا عن الطبخ المنزلي وأحتاج إلى مونتاج ثمانية مقاطع ريلز شهريًا مع نصوص عربية على الشاشة. هل يمكنني رؤية نماذج مشابهة ومعرفة الأسعار؟',
    reference: 'https://example.com/cooking-reels',
    budget: 'bajo',
    status: 'read',
    language: 'ar',
    daysAgo: 14.3,
  },
  {
    id: 'seed-message-08',
    name: 'Esteban Cárdenas',
    email: 'esteban.cardenas@example.com',
    subject: 'otro',
    message:
      'Buenas tardes. Necesito la animación de un logo y una cortina de tres segundos para un canal de noticias locales. Tengo el manual de marca y los archivos vectoriales listos.',
    status: 'replied',
    language: 'es',
    daysAgo: 20.4,
  },
  {
    id: 'seed-message-09',
    name: '王思远',
    email: 'siyuan.wang@example.org',
    subject: 'ugc',
    message:
      '你好，我们是一家做户外装备的品牌，准备进入拉美市场，需要十条西班牙语的 UGC 短视频。请问你们能提供字幕和配乐吗？',
    budget: 'medio',
    status: 'replied',
    language: 'zh',
    daysAgo: 27.7,
  },
  {
    id: 'seed-message-10',
    name: 'Giulia Marchetti',
    email: 'giulia.marchetti@example.net',
    subject: 'longform',
    message:
      'Ciao! Conduco un podcast sul cinema e vorrei passare al video: tre camere, un’ora a puntata, più qualche clip verticale per i social. Possiamo sentirci per capire come organizzare il flusso di lavoro?',
    status: 'replied',
    language: 'it',
    daysAgo: 35.1,
  },
  {
    id: 'seed-message-11',
    name: 'Анна Соколова',
    email: 'anna.sokolova@example.com',
    subject: 'reel',
    message:
      'Здравствуйте! Я веду школу испанского языка и хочу тестовый ролик, о котором написано на сайте. Материал есть, около двадцати минут. Подойдёт ли наш проект?',
    status: 'archived',
    language: 'ru',
    daysAgo: 44.6,
  },
  {
    id: 'seed-message-12',
    name: 'Mateo Álvarez',
    email: 'mateo.alvarez@example.org',
    subject: generalSubject,
    message:
      'Hola, soy estudiante de comunicación audiovisual y me encantó el trabajo de color del documental. ¿Ofrecen prácticas o algún taller durante el próximo semestre? Gracias de antemano.',
    status: 'archived',
    language: 'es',
    daysAgo: 54.9,
  },
  {
    id: 'seed-message-13',
    name: 'Kevin Marketing',
    email: 'kevin@example.net',
    subject: generalSubject,
    message:
      'Dear website owner, we can bring your site to the first page of all search engines in only 24 hours. Reply YES for our price list.',
    suspected: true,
    status: 'new',
    language: 'en',
    daysAgo: 3.4,
  },
]

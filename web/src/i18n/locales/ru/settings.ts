import type { SettingsTexts } from '../es/settings'

/** The site's settings, in Russian. */
export const settings: SettingsTexts = {
  title: 'Настройки',
  intro:
    'Изменение сохраняется, когда вы покидаете поле или нажимаете Enter (в длинных текстах Ctrl + Enter), переключатели — сразу.',
  notYetSaved: 'Ещё не сохранено: сайт показывает эти исходные значения',
  updated: 'Настройки обновлены',
  updateError: 'Не удалось обновить настройки',
  loadError: 'Не удалось загрузить настройки',
  refused: 'Это значение не удалось сохранить. Оно осталось здесь: нажмите Enter, чтобы попробовать снова.',
  leaveText:
    'Некоторые значения не сохранены: они недопустимы или были отклонены. Если уйти со страницы, они пропадут.',
  site_info: {
    title: 'Информация о сайте',
    name: 'Название сайта',
    description: 'Описание',
    logo_url: 'URL логотипа',
  },
  showreel: {
    title: 'Шоурил',
    video_url: 'URL видео; без видео в разделе стоит «Скоро»',
  },
  social_media: {
    title: 'Социальные сети',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'Twitter',
  },
  contact_info: {
    title: 'Контакты',
    email: 'Эл. почта',
    phone: 'Телефон',
    whatsapp: 'WhatsApp',
    address: 'Адрес',
  },
  seo_defaults: {
    title: 'SEO по умолчанию',
    meta_title: 'Заголовок страницы',
    meta_description: 'Описание для поисковых систем',
    keywords: 'Ключевые слова через запятую',
  },
  maintenance: {
    title: 'Режим обслуживания',
    enabled: 'Показывать уведомление об обслуживании вместо сайта',
    message: 'Сообщение для посетителей',
  },
  privacy: {
    title: 'Данные посетителей',
    retention_months: 'Сколько месяцев хранятся сообщения; потом они удаляются сами',
  },
  notifications: {
    title: 'Уведомления о новых сообщениях',
    email_enabled: 'Отправлять письмо о каждом новом сообщении',
    email_address: 'Адрес для уведомлений',
    hint: 'Письма отправляет расширение Firebase «Trigger Email». Без него письма не приходят, а всё остальное работает как прежде. Для проверки сохраните адрес, напишите себе через форму на сайте и посмотрите, придёт ли письмо. О подозрительных сообщениях писем нет.',
  },
  analytics: {
    title: 'Веб-аналитика',
    google_analytics_id: 'Идентификатор Google Analytics',
    tracking_enabled: 'Учитывать посещения тех, кто согласен',
  },
}

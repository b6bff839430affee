import type { PermissionsTexts } from '../es/permissions'

/** The page that says who may do what, in Russian. */
export const permissions: PermissionsTexts = {
  title: 'Права доступа',
  text: 'Эти правила сервер применяет к каждому запросу. Их тесты строятся по этой же таблице.',
  action: 'Действие',
  who: 'Кто',
  nobody: 'Никто',
  server: 'Сервер',
  only: { own: '{{who}}: только своё', others: '{{who}}: только чужое' },
  operations: {
    get: 'Открыть запись',
    list: 'Открыть список',
    create: 'Создать',
    update: 'Изменить',
    delete: 'Удалить',
  },
  principals: {
    visitor: 'Посетитель',
    member: 'Пользователь без роли',
    admin: 'Администратор',
    formerAdmin: 'Бывший администратор',
  },
  collections: {
    portfolio_projects: 'Проекты',
    testimonials: 'Отзывы',
    site_settings: 'Настройки',
    contact_messages: 'Сообщения',
    profiles: 'Профили',
    user_roles: 'Роли',
    outbox_receipts: 'Подтверждения для устройств',
    deletions: 'Отметки об удалениях',
    media: 'Собственные изображения',
    audit_log: 'Журнал действий',
  },
  internal: {
    title: 'Внутренние данные',
    text: 'Их читает и записывает только сервер; из браузера это недоступно никому.',
  },
  fields: 'Поля',
  field: 'Поле',
  onCreate: 'При создании',
  onUpdate: 'При изменении',
  inTenLanguages: 'на десяти языках',
}

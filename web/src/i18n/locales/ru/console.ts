import type { ConsoleTexts } from '../es/console'
import { access } from './access'
import { account } from './account'
import { activity } from './activity'
import { alerts } from './alerts'
import { answers } from './answers'
import { dashboard } from './dashboard'
import { history } from './history'
import { identity } from './identity'
import { inbox } from './inbox'
import { lists } from './lists'
import { messages } from './messages'
import { page } from './page'
import { passkeys } from './passkeys'
import { personalData } from './personalData'
import { pictures } from './pictures'
import { previews } from './previews'
import { prices } from './prices'
import { projects } from './projects'
import { sections } from './sections'
import { settings } from './settings'
import { statistics } from './statistics'
import { sync } from './sync'
import { testimonials } from './testimonials'
import { users } from './users'
import { visibility } from './visibility'
import { ways } from './ways'
import { writing } from './writing'

/** Sign-in and console in Russian. */
export const consoleTexts: ConsoleTexts = {
  auth: {
    title: 'Вход',
    subtitle: 'Консоль студии',
    noScript: 'Для консоли нужен JavaScript. Включите его в браузере и перезагрузите страницу.',
    email: 'Эл. почта',
    password: 'Пароль',
    submit: 'Войти',
    submitting: 'Входим…',
    back: 'Вернуться на сайт',
    success: 'Вход выполнен',
    failed: 'Не удалось войти',
    wrong: 'Неверная эл. почта или пароль',
    network: 'Нет сети: для первого входа она нужна.',
    throttled: 'Слишком много попыток. Подождите несколько минут и попробуйте ещё раз.',
    disabled: 'Эта учётная запись отключена.',
    refused: 'Сервер не разрешил этот вход. Подождите минуту и попробуйте ещё раз.',
    tooSoon:
      'Этот пароль был задан всего через несколько минут после завершения всех сеансов. Подождите десять минут и запросите новую ссылку.',
    unexpected: 'Произошла непредвиденная ошибка. Попробуйте ещё раз.',
    notAdmin: 'У этой учётной записи нет доступа к консоли.',
    ended: 'Сервер завершил сеанс: например, пароль изменён или учётной записи больше нет.',
    expired: 'Сеанс завершён: им не пользовались 30 дней или после последнего подтверждения личности прошло 90 дней.',
    waiting: 'На этом устройстве до следующего входа {{email}} сохранено: {{what}}.',
    unsent: {
      erased: 'Всё это будет удалено с этого устройства {{date}}, если вы не решите это сохранить.',
      keep: 'Сохранить здесь',
      kept: 'Останется на этом устройстве, пока вы это не удалите.',
    },
    lockedFor_one: 'Слишком много неудачных попыток. Попробуйте снова через {{n}} минуту',
    lockedFor_few: 'Слишком много неудачных попыток. Попробуйте снова через {{n}} минуты',
    lockedFor_many: 'Слишком много неудачных попыток. Попробуйте снова через {{n}} минут',
    lockedFor_other: 'Слишком много неудачных попыток. Попробуйте снова через {{n}} минуты',
    lockedNow: 'Слишком много неудачных попыток. Ваша учётная запись временно заблокирована на {{duration}}.',
    remaining: 'Осталось попыток',
    checking: 'Проверяем сеанс',
    access,
  },
  passkeys,
  admin: {
    label: 'Консоль',
    nav: {
      menu: 'Меню консоли',
      dashboard: 'Обзор',
      projects: 'Проекты',
      testimonials: 'Отзывы',
      sections: 'Страница',
      prices: 'Цены',
      users: 'Пользователи',
      createUser: 'Создать администратора',
      messages: 'Сообщения',
      settings: 'Настройки',
      translations: 'Переводы',
      importExport: 'Резервная копия',
    },
    site: 'Вернуться на сайт',
    signOut: 'Выйти',
    signOutAnyway: 'Выйти и удалить изменения',
    stay: 'Остаться',
    common: {
      create: 'Создать',
      update: 'Обновить',
      saving: 'Сохраняем…',
      cancel: 'Отмена',
      delete: 'Удалить',
      edit: 'Изменить',
      back: 'Назад',
      actions: 'Действия',
      keptOnDevice: 'Сохранено на этом устройстве',
      deletedOnDevice: 'Удалено на этом устройстве',
      publishedLater: 'Опубликуем, когда появится сеть.',
      publishing: 'Публикуем, но сервер отвечает медленно.',
      reload: 'Повторить',
      offlineEmpty: 'Нет сети, и на этом устройстве пока нет данных.',
      fixErrors: 'Пожалуйста, заполните все обязательные поля',
      languageTabs: 'Языки контента',
    },
    dashboard,
    alerts,
    projects,
    sections,
    testimonials,
    prices,
    messages,
    answers,
    users,
    settings,
    visibility,
    ways,
    writing,
    lists,
    sync,
    account,
    identity,
    inbox,
    personalData,
    activity,
    history,
    page,
    pictures,
    previews,
    statistics,
  },
}

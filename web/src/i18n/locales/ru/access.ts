import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Russian. */
export const access: AccessTexts = {
  show: 'Показать введённое',
  hide: 'Скрыть введённое',
  forgotten: 'Забыли пароль?',
  forgottenTitle: 'Восстановление пароля',
  forgottenText: 'Введите почту: мы пришлём ссылку для нового пароля.',
  send: 'Отправить ссылку',
  sending: 'Отправляем…',
  sent: 'Если с этой почтой есть учётная запись, ссылка придёт. Это может занять несколько минут; проверьте и спам.',
  notReached: 'Сервер недоступен. Попробуйте снова.',
  toSignIn: 'Перейти ко входу',
  newTitle: 'Выберите пароль',
  newText: 'Для входа как {{email}}.',
  save: 'Сохранить пароль',
  saved: 'Пароль сохранён. Прежние сеансы завершены; теперь можно войти.',
  checkingLink: 'Проверяем ссылку',
  badLink: 'Эта ссылка уже использована, истекла или неполная.',
  askAgain: 'Запросить новую ссылку',
}

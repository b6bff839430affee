import type { AccessTexts } from '../es/access'

/** What gives access: passwords and the way back to a forgotten one, in Russian. */
export const access: AccessTexts = {
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  forgotten: 'Забыли пароль?',
  forgottenTitle: 'Восстановление пароля',
  forgottenText: 'Введите адрес эл. почты: мы пришлём ссылку, чтобы задать новый пароль.',
  send: 'Отправить ссылку',
  sending: 'Отправляем…',
  sent: 'Если для этого адреса есть учётная запись, мы пришлём ссылку. Письмо может идти несколько минут; проверьте и папку «Спам».',
  notReached: 'Сервер недоступен. Попробуйте ещё раз.',
  toSignIn: 'Перейти ко входу',
  newTitle: 'Придумайте пароль',
  newText: 'Для учётной записи {{email}}.',
  save: 'Сохранить пароль',
  saved: 'Пароль сохранён. Прежние сеансы завершены; теперь можно войти.',
  checkingLink: 'Проверяем ссылку',
  badLink: 'Эта ссылка уже использована, устарела или скопирована не полностью.',
  askAgain: 'Запросить новую ссылку',
}

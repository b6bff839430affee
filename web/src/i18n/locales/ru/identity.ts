import type { IdentityTexts } from '../es/identity'

/** The dialog that asks again who is here, in Russian. */
export const identity: IdentityTexts = {
  title: 'Подтвердите, что это вы',
  why: 'В целях безопасности нужно снова подтвердить, кто вы, если с последнего входа прошло больше 5 минут.',
  password: 'Пароль {{email}}',
  confirm: 'Подтвердить',
  checking: 'Проверка…',
  notConfirmed: 'Ничего не сделано: личность не подтверждена.',
  wrong: 'Неверный пароль.',
  offline: 'Нет сети: для этого нужно подключение. Введённое сохранено.',
  ended: 'Ваш сеанс завершён. Войдите снова.',
  what: {
    createUser: 'Вы создаёте администратора: {{email}}.',
    grant: 'Вы даёте пользователю {{name}} полный доступ к консоли.',
    disable: 'Вы отключаете учётную запись {{name}}.',
    enable: 'Вы снова включаете учётную запись {{name}}.',
    remove: 'Вы удаляете учётную запись {{name}}.',
    password: 'Вы меняете пароль {{email}}.',
    chat: 'Вы меняете номер чата на {{number}}: посетители будут писать туда.',
    everywhere: 'Вы завершаете все сеансы {{email}}.',
    device: 'Вы отключаете устройство {{email}}: {{name}}.',
  },
}

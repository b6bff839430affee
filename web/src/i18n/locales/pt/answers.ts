import type { AnswersTexts } from '../es/answers'

export const answers: AnswersTexts = {
  note: {
    label: 'Nota privada',
    hint: 'Só o estúdio vê.',
    saved: 'Nota salva',
    failed: 'Não foi possível salvar a nota',
  },
  place: {
    previous: 'Mensagem anterior',
    next: 'Próxima mensagem',
    of: '{{n}} de {{total}}',
    gone: 'Esta mensagem não existe mais.',
    archive: 'Arquivar a mensagem de {{name}}',
    notRobot: 'Não é de um robô: {{name}}',
  },
  reply: {
    open: 'Responder',
    title: 'Responder a {{name}}',
    template: 'Modelo',
    none: 'Sem modelo',
    language: 'Idioma da resposta',
    text: 'Resposta',
    chat: 'Responder pelo WhatsApp',
    copy: 'Copiar',
    copied: 'Resposta copiada',
    copyFailed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
    long: 'É longa demais para um link de e-mail: ela é copiada com a mensagem citada, e você cola no e-mail.',
    quoteCut:
      'A mensagem citada não cabe inteira no link de e-mail: ela é copiada completa com sua resposta, caso você queira colar.',
    noNumber: 'A mensagem não traz um número com código do país: no WhatsApp você escolhe o contato.',
    hint: 'Quando você voltar, perguntaremos se respondeu.',
  },
  asked: {
    title: 'Você respondeu a {{name}}?',
    yes: 'Sim, respondi',
    no: 'Ainda não',
  },
  greeting: 'Olá, {{name}}!',
  wishes: 'Foi isto que você nos contou:',
  closing: 'Atenciosamente,',
  templates: {
    price: {
      name: 'Pedir detalhes',
      text: 'Obrigado por entrar em contato. Lemos a sua mensagem e podemos ajudar.',
      next: 'Para passar um preço fechado, diga quantos vídeos são, quanto dura cada um e para quando você precisa deles. Respondemos em menos de 24 horas.',
    },
    pilot: {
      name: 'Amostra piloto',
      text: 'Obrigado por entrar em contato. Podemos fazer para você uma amostra piloto gratuita de {{seconds}}, sem compromisso.',
      next: 'Envie um link do seu material e uma referência de que você goste. A amostra é para projetos a partir de {{budget}}.',
    },
    no: {
      name: 'Não é para nós',
      text: 'Obrigado por pensar em nós. Desta vez não podemos assumir o seu projeto e preferimos avisar logo.',
      next: 'Desejamos boa sorte e esperamos trabalhar juntos em outra ocasião.',
    },
    own: { name: 'Meu modelo' },
  },
}

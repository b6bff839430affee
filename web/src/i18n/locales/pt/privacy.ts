import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Política de privacidade',
  updated: 'Última atualização: {{date}}',
  back: 'Voltar ao site',
  sections: [
    {
      title: 'Quem responde pelos seus dados',
      text: 'O estúdio que publica este site. Você pode escrever para {{email}} sobre qualquer assunto de privacidade.',
    },
    {
      title: 'O que guardamos quando você nos escreve',
      text: 'Seu nome, seu e-mail, sua mensagem, a data e, se você os informar, o telefone, o tipo de vídeo, o link de referência e o orçamento. Usamos esses dados só para responder a você e, se trabalharmos juntos, para o seu projeto. O texto do chat que se abre depois é enviado por você.',
    },
    {
      title: 'Onde os dados ficam guardados',
      text: 'No Firebase, um serviço do Google, com acesso limitado a quem administra o estúdio. Não vendemos nem compartilhamos seus dados com terceiros para publicidade.',
    },
    {
      title: 'O que fica no seu dispositivo',
      text: 'O idioma e o tema que você escolheu, sua decisão sobre as estatísticas e uma cópia do site para que ele abra sem conexão. O que você escreve no formulário sem enviar fica guardado só até você fechar a aba. Não usamos cookies de publicidade. Se você administra o estúdio, fica também, mesmo depois de sair, uma chave assinada que serve apenas para reconhecer o dispositivo quando você entrar de novo.',
    },
    {
      title: 'Proteção contra abusos',
      text: 'Para que ninguém inunde o formulário, contamos durante uma hora quantas mensagens chegam de cada endereço de rede e de cada e-mail. Não guardamos o endereço, e sim um código calculado com uma chave secreta; esse código é apagado depois de alguns dias. Uma mensagem que parece automática é guardada à parte. As tentativas de acesso são contadas de forma semelhante.',
    },
    {
      title: 'Estatísticas',
      text: 'O Google Analytics só é carregado se o estúdio o ativou e você o aceitou. Você pode mudar de ideia quando quiser nesta mesma página. Além disso, o próprio site conta, por dia e sem cookies nem identificadores, as visitas, as seções alcançadas, os vídeos assistidos, os cliques no chat e as solicitações, com o idioma, o tipo de dispositivo e o nome do site de onde você vem. Ele não guarda seu endereço de rede e respeita os sinais Do Not Track e Global Privacy Control.',
    },
    {
      title: 'Chat e links externos',
      text: 'O chat abre no WhatsApp, e os vídeos do YouTube ou do Vimeo só são carregados quando você os reproduz. Neles valem as políticas desses serviços.',
    },
    {
      title: 'Por quanto tempo guardamos e quais são os seus direitos',
      text: 'Guardamos as mensagens enquanto forem necessárias para atender você, e por {{months}} no máximo; depois elas são apagadas automaticamente. Com cada mensagem guardamos quando você aceitou esta política e em qual versão. Você pode pedir uma cópia, uma correção ou a exclusão dos seus dados escrevendo para {{email}}. Se você pedir a exclusão, resta apenas um código calculado a partir do seu e-mail, com a data, para que nenhum backup traga os dados de volta.',
    },
  ],
}

import type { PrivacyTexts } from '../es/privacy'

export const privacyTexts: PrivacyTexts = {
  title: 'Politique de confidentialité',
  updated: 'Dernière mise à jour : {{date}}',
  back: 'Retour au site',
  sections: [
    {
      title: 'Qui est responsable de vos données',
      text: 'Le studio qui publie ce site. Écrivez-nous à {{email}} pour toute question de confidentialité.',
    },
    {
      title: 'Ce que nous conservons quand vous nous écrivez',
      text: 'Votre nom, votre e-mail, votre message, la date et, si vous les indiquez, le numéro de téléphone, le type de vidéo, le lien de référence et le budget. Nous nous en servons uniquement pour vous répondre et, si nous travaillons ensemble, pour votre projet. Le texte du chat qui s’ouvre ensuite, c’est vous qui l’envoyez.',
    },
    {
      title: 'Où ces données sont conservées',
      text: 'Dans Firebase, un service de Google, avec un accès limité aux personnes qui administrent le studio. Nous ne vendons pas vos données et ne les partageons pas avec des tiers à des fins publicitaires.',
    },
    {
      title: 'Ce qui reste sur votre appareil',
      text: 'La langue et le thème choisis, votre décision sur la mesure d’audience et une copie du site pour qu’il s’ouvre hors connexion. Ce que vous saisissez dans le formulaire sans l’envoyer n’est conservé que jusqu’à la fermeture de l’onglet. Nous n’utilisons pas de cookies publicitaires. Si vous administrez le studio, une clé signée y reste aussi, même après la déconnexion ; elle sert uniquement à reconnaître l’appareil à la prochaine connexion.',
    },
    {
      title: 'Protection contre les abus',
      text: 'Pour que personne n’inonde le formulaire, nous comptons pendant une heure les messages venant de chaque adresse réseau et de chaque e-mail. Nous ne conservons pas l’adresse elle-même, mais une empreinte calculée avec une clé secrète ; cette empreinte est effacée au bout de quelques jours. Un message qui semble automatique est conservé à part. Les tentatives de connexion sont comptées de la même façon.',
    },
    {
      title: 'Mesure d’audience',
      text: 'Google Analytics ne se charge que si le studio l’a activé et que vous l’avez accepté. Vous pouvez changer d’avis à tout moment sur cette page. Le site compte aussi lui-même, par jour et sans cookies ni identifiants, les visites, les sections atteintes, les vidéos regardées, les clics sur le chat et les demandes, avec la langue, le type d’appareil et le nom du site d’où vous venez. Il n’enregistre pas votre adresse réseau et respecte les signaux Do Not Track et Global Privacy Control.',
    },
    {
      title: 'Chat et liens externes',
      text: 'Le chat s’ouvre dans WhatsApp, et les vidéos YouTube ou Vimeo ne se chargent que lorsque vous les lancez. Les règles de ces services s’y appliquent.',
    },
    {
      title: 'Durée de conservation et vos droits',
      text: 'Nous gardons les messages aussi longtemps que nécessaire pour vous répondre, et {{months}} au plus ; ensuite ils sont effacés automatiquement. Avec chaque message, nous enregistrons quand vous avez accepté cette politique et dans quelle version. Vous pouvez demander une copie, une correction ou la suppression de vos données en écrivant à {{email}}. Si vous demandez la suppression, il ne reste qu’une empreinte de votre e-mail avec la date, pour qu’aucune sauvegarde ne ramène vos données.',
    },
  ],
}

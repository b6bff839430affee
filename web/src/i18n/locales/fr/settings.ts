import type { SettingsTexts } from '../es/settings'

/** The site's settings, in French. */
export const settings: SettingsTexts = {
  title: 'Paramètres',
  intro:
    'Chaque modification est enregistrée quand vous quittez le champ ou appuyez sur Entrée (Ctrl + Entrée dans les textes longs) ; les interrupteurs, aussitôt.',
  notYetSaved: 'Pas encore enregistré : le site affiche ces valeurs initiales',
  updated: 'Paramètres mis à jour',
  updateError: 'Impossible de mettre à jour les paramètres',
  loadError: 'Impossible de charger les paramètres',
  refused: 'Impossible d’enregistrer cette valeur. Elle est toujours là : appuyez sur Entrée pour réessayer.',
  leaveText:
    'Certaines valeurs n’ont pas été enregistrées, car elles ne sont pas valides ou ont été refusées. Si vous quittez la page, elles seront perdues.',
  site_info: {
    title: 'Informations du site',
    name: 'Nom du site',
    description: 'Description',
    logo_url: 'Logo',
    time_zone: 'Fuseau horaire du studio',
    zoneHint: 'Ce qui est prévu pour un jour est publié à 0\u00a0h dans ce fuseau ({{zone}}).',
  },
  showreel: {
    title: 'Showreel',
    video_url: 'URL de la vidéo ; sans vidéo, la section affiche « Bientôt disponible »',
  },
  social_media: {
    title: 'Réseaux sociaux',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    facebook: 'Facebook',
    twitter: 'X',
    tiktok: 'TikTok',
    vimeo: 'Vimeo',
    behance: 'Behance',
  },
  contact_info: {
    title: 'Coordonnées',
    email: 'E-mail',
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    address: 'Adresse',
  },
  currency: {
    title: 'Devise affichée',
    code: 'Devise',
    usd_rate: 'Valeur d’un dollar',
    none: 'Dollars uniquement (USD)',
    hint: 'Les prix restent en dollars\u202f; à côté s’affiche la valeur approximative, arrondie à trois chiffres.',
  },
  seo_defaults: {
    title: 'SEO par défaut',
    meta_title: 'Titre de la page',
    meta_description: 'Description pour les moteurs de recherche',
    keywords: 'Mots-clés, séparés par des virgules',
  },
  maintenance: {
    title: 'Mode maintenance',
    enabled: 'Afficher le message de maintenance à la place du site',
    message: 'Message pour les visiteurs',
    askTitle: 'Fermer le site ?',
    askText: 'À la place du site, les visiteurs verront ceci, chacun dans sa langue : « {{title}}. {{text}} »',
    askSpanish: 'En espagnol, ils verront : « {{message}} »',
    askOthers: 'Dans les autres langues',
    askConfirm: 'Fermer le site',
    closed: 'Le site est fermé : les visiteurs voient le message de maintenance.',
    willClose: 'Le site sera fermé au retour de la connexion.',
    willOpen: 'Le site est encore fermé ; il rouvrira au retour de la connexion.',
    toSetting: 'Voir le paramètre',
    messageHint:
      'Affiché aux visiteurs qui lisent en espagnol. Dans les autres langues, un court message est déjà traduit.',
  },
  profileHint: '@nom, ou l’adresse complète du profil.',
  privacy: {
    title: 'Données des visiteurs',
    retention_months: 'Nombre de mois de conservation des messages ; ensuite, ils sont effacés automatiquement',
  },
  notifications: {
    title: 'Alertes de nouveaux messages',
    email_enabled: 'Envoyer un e-mail pour chaque nouveau message',
    email_address: 'Adresse qui reçoit les alertes',
    noAddress: 'L’adresse manque : sans elle, aucun e-mail n’est envoyé.',
    hint: 'Les e-mails sont envoyés par l’extension « Trigger Email » de Firebase. Sans elle, aucun n’arrive ; tout le reste fonctionne. Pour vérifier, enregistrez l’adresse, envoyez-vous un message avec le formulaire du site et voyez si l’e-mail arrive. Les messages suspects n’en déclenchent pas.',
  },
  checklist: {
    title: 'Premiers pas',
    tested_number: 'Numéro de chat testé',
    prices_checked: 'Tarifs vérifiés',
    dismissed: 'Liste masquée',
  },
  analytics: {
    title: 'Mesure d’audience',
    google_analytics_id: 'Identifiant Google Analytics',
    tracking_enabled: 'Mesurer les visites des personnes qui l’acceptent',
  },
}

import type { Translated } from '../../messages/translated.js'

export const signIn: Translated['signIn'] = {
  clientLogin: {
    submit: 'Se connecter',
    busy: 'Connexion en cours…',
    backToSignup: 'Retour à l’inscription',
    forgotPassword: 'Mot de passe oublié ?',
    failure: 'La connexion a échoué',
    unexpected: 'Une erreur inattendue s’est produite',
    noToken: 'Le serveur n’a pas renvoyé de jeton',
    wrongCredentials: 'E-mail ou mot de passe incorrect',
    pendingApproval: 'Le compte est en attente d’approbation',
  },
  pendingApproval: {
    active: 'Votre compte est actif !',
    goToLogin: 'Aller à la connexion',
    pending: 'Inscription en attente d’approbation',
    noStatus: 'Accès refusé !',
    underReview: 'Votre compte est en cours d’examen par notre équipe.',
  },
  adminLogin: {
    submit: 'Se connecter',
    toast: 'E-mail ou mot de passe incorrect',
    wrongCredentials: 'Identifiants incorrects',
  },
  signInRefusal: {
    locked:
      'Trop de mots de passe incorrects. Pendant un certain temps, ce compte ne peut être ouvert que par des appareils qui s’y sont déjà connectés',
    slowed: 'Plusieurs mots de passe incorrects. Veuillez patienter un instant avant de réessayer',
    triesUsedUp:
      'Trop de mots de passe incorrects. Veuillez patienter une demi-heure, ou définir un nouveau mot de passe par e-mail',
    help: 'S’il existe un compte avec cet e-mail, nous lui avons envoyé un message. Le lien qu’il contient permet à ce navigateur de se connecter immédiatement.',
  },
  signInLink: {
    title: 'Se connecter dans ce navigateur',
    submit: 'Autoriser ce navigateur à se connecter',
    success: 'Ce navigateur peut maintenant se connecter. Veuillez saisir votre mot de passe.',
    failure: 'Ce lien a déjà été utilisé, a expiré ou est incomplet.',
  },
  session: {
    signedIn: 'Connexion réussie !',
    signedOut: 'Déconnexion réussie',
    ended: 'Votre session est terminée. Veuillez vous reconnecter.',
    endedKept:
      'Votre session est terminée. Veuillez vous reconnecter : ce que vous avez saisi est conservé et vous sera proposé ensuite.',
    keptLead:
      'Votre session était terminée quand vous avez envoyé ceci. L’action n’a pas été effectuée ; les mots de passe ne sont pas conservés.',
  },
}

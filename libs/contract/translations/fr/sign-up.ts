import type { Translated } from '../../messages/translated.js'

export const signUp: Translated['signUp'] = {
  signup: {
    title: 'S’inscrire',
    subtitle: 'Inscrivez votre entreprise et commencez à accepter des paiements',
    submit: 'Créer un compte',
    busy: 'Inscription en cours…',
    success: 'Inscription réussie !',
    failure: 'L’inscription a échoué. Veuillez réessayer.',
  },
  adminSignup: {
    title: 'Créer un compte administrateur',
    success: 'Inscription réussie ! Veuillez vous connecter.',
    failure: 'Une erreur inconnue s’est produite. Veuillez réessayer.',
  },
}

import type { Translated } from '../../messages/translated.js'

export const clientSignUp: Translated['clientSignUp'] = {
  company: 'Société',
  individual: 'Particulier',
  yourBusiness: 'Votre entreprise',
  companyOrIndividualName: 'Nom de la société ou de la personne',
  clientType: 'Type de client',
  chargePercentage: 'Taux de commission',
  theRatePerPaymentYou:
    'Le taux par paiement que vous demandez, par exemple 2.50. Nous le confirmons lors de l’approbation.',
  contact: 'Coordonnées',
  signIn: 'Connexion',
  emailAddress: 'Adresse e-mail',
  password: 'Mot de passe',
  theOneYouRegisteredWith: 'Celui de votre inscription. Il prouve que cette demande est la vôtre.',
  atLeastPasswordMinLength: (passwordMinLength) => `Au moins ${passwordMinLength} caractères.`,
  confirmPassword: 'Confirmer le mot de passe',
  alreadyRegistered: 'Déjà inscrit ?',
  signIn2: 'Se connecter',
  ourTeamReviewsEachRegistration: 'Notre équipe examine chaque inscription avant d’autoriser la connexion.',
  applyAgain: 'Refaire une demande',
  correctTheDetailsOfA: 'Corrigez les données d’une inscription refusée et soumettez-la de nouveau à l’examen.',
  registrationWasNotRejected:
    'Ce compte n’a pas été refusé, il n’y a donc pas de demande à refaire. Veuillez vous connecter.',
  correctWhatWasMissingOur: 'Corrigez ce qui manquait. Notre équipe examinera de nouveau votre inscription.',
  backToTheDecision: 'Retour à la décision',
  rejectionReason: 'Pourquoi elle n’a pas été approuvée',
}

import type { Translations } from "../content/languages";

export const lightOrDark: Translations = {
  en: "Switch between light and dark",
  es: "Cambiar entre claro y oscuro",
  pt: "Alternar entre claro e escuro",
  fr: "Passer du clair au sombre",
  de: "Zwischen hell und dunkel wechseln",
  it: "Passare da chiaro a scuro",
};

export const viewNotifications: Translations = {
  en: "View notifications",
  es: "Ver notificaciones",
  pt: "Ver notificações",
  fr: "Voir les notifications",
  de: "Mitteilungen ansehen",
  it: "Vedi le notifiche",
};

export const notifications: Translations = {
  en: "Notifications",
  es: "Notificaciones",
  pt: "Notificações",
  fr: "Notifications",
  de: "Mitteilungen",
  it: "Notifiche",
};

export const openUserMenu: Translations = {
  en: "Open user menu",
  es: "Abrir el menú de usuario",
  pt: "Abrir o menu do usuário",
  fr: "Ouvrir le menu du compte",
  de: "Kontomenü öffnen",
  it: "Apri il menu utente",
};

export const yourProfile: Translations = {
  en: "Your Profile",
  es: "Tu perfil",
  pt: "Seu perfil",
  fr: "Votre profil",
  de: "Ihr Profil",
  it: "Il tuo profilo",
};

export const settings: Translations = {
  en: "Settings",
  es: "Ajustes",
  pt: "Configurações",
  fr: "Paramètres",
  de: "Einstellungen",
  it: "Impostazioni",
};

export const signOut: Translations = {
  en: "Sign out",
  es: "Cerrar sesión",
  pt: "Sair",
  fr: "Se déconnecter",
  de: "Abmelden",
  it: "Esci",
};

export const chooseSlide: Translations = {
  en: "Choose a slide",
  es: "Elige una imagen",
  pt: "Escolha uma imagem",
  fr: "Choisir une image",
  de: "Bild wählen",
  it: "Scegli un’immagine",
};

export const slide: Translations = {
  en: "Slide {number}: {title}",
  es: "Imagen {number}: {title}",
  pt: "Imagem {number}: {title}",
  fr: "Image {number} : {title}",
  de: "Bild {number}: {title}",
  it: "Immagine {number}: {title}",
};

export const previousSlide: Translations = {
  en: "Previous slide",
  es: "Imagen anterior",
  pt: "Imagem anterior",
  fr: "Image précédente",
  de: "Voriges Bild",
  it: "Immagine precedente",
};

export const nextSlide: Translations = {
  en: "Next slide",
  es: "Imagen siguiente",
  pt: "Próxima imagem",
  fr: "Image suivante",
  de: "Nächstes Bild",
  it: "Immagine successiva",
};

export const allRightsReserved: Translations = {
  en: "All rights reserved.",
  es: "Todos los derechos reservados.",
  pt: "Todos os direitos reservados.",
  fr: "Tous droits réservés.",
  de: "Alle Rechte vorbehalten.",
  it: "Tutti i diritti riservati.",
};

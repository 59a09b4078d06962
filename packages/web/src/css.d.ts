declare module '*.css'
declare module '@krcma/look/look.css'

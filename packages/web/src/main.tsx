import './drawings.ts'
import '@krcma/look/look.css'
import './css/house.css'
import './css/home.css'
import './css/table.css'
import './css/advice.css'
import './shelf/colours.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchForUpdates } from './update.ts'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
void watchForUpdates()

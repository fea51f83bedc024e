# Palabras del laboratorio.

missing-extra = Para esto hace falta «{ $module }», que no está instalado. Instálalo con: pip install 'tworivers[{ $extra }]'
